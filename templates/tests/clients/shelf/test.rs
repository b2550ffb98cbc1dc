    let client = ShelfClient::new(client);
    let found = client.find(types::FindArgs::new("sea")).await?;
    assert_eq!(found.books[0].title, "Moby-Dick");
    match client.find(types::FindArgs::new("")).await {
        Err(CallError::Tool(result)) => assert_eq!(result.is_error, Some(true)),
        other => panic!("{other:?}"),
    }
    let error = client.find(types::FindArgs::new("fire")).await.expect_err("no example");
    assert_eq!(error.to_string(), "the tool failed: `find` is not written yet");
    assert!(error.result().is_some());
    assert_eq!(client.sort().await?.content.len(), 1);

    let rules = client.read_rules().await?;
    assert_eq!(rules.contents.len(), 1);
    let book = types::BookVariables::new("living room/é", 7);
    assert_eq!(book_uri(&book), "shelf://living%20room%2F%C3%A9/7");
    assert_eq!(client.read_book(&book).await?.contents.len(), 1);
    let scan = types::ScanVariables::new("a b/é.png", "2");
    assert_eq!(scan_uri(&scan), "shelf-files:///a%20b/%C3%A9.png#2");
    assert_eq!(client.read_scan(&scan).await?.contents.len(), 1);

    let mut recommend = prompts::RecommendArgs::new("sad");
    let short = client.recommend_prompt(recommend.clone()).await?;
    recommend.length = Some("long".to_owned());
    let long = client.recommend_prompt(recommend).await?;
    assert_ne!(short.messages, long.messages);
    assert_eq!(client.find_prompt().await?.messages.len(), 1);
    assert!(client.client().server_info().is_some());
