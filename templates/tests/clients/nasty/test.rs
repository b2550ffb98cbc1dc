    let client = NastyClient::new(client);
    let option = types::N1stToolWithDotsArgs {
        option: Some(types::N1stToolWithDotsArgsOption {
            name: Some("a".to_owned()),
            ..Default::default()
        }),
        ..Default::default()
    };
    assert!(client.n1st_tool_with_dots(option).await?.result.ok);
    let name = "a_tool_with_a_name_that_is_quite_long_yet_within_64_characters";
    assert!(client.client().list_all_tools().await?.iter().any(|tool| tool.name == name));
    client.a_tool_with_a_name_that_is_quite_long_yet_within_64_characters().await?;
    client.say_hi_prompt(prompts::SayHiArgs::new("t")).await?;
    assert_eq!(client.read_crate().await?.contents.len(), 1);
    let x = types::XVariables::new("t/", "x", "rest/of it");
    assert_eq!(x_uri(&x), "nasty://t%2F/x#rest/of%20it");
    assert_eq!(client.read_x(&x).await?.contents.len(), 1);
