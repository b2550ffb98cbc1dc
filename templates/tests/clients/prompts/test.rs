    let client = PromptLibraryClient::new(client);
    let review = client.review_code_prompt(prompts::ReviewCodeArgs::new("+ let x;")).await?;
    assert_eq!(review.messages.len(), 2);
    let explain = client.explain_prompt(prompts::ExplainArgs::new("rain")).await?;
    assert_eq!(explain.messages.len(), 1);
    assert_eq!(client.handlebars_prompt().await?.messages.len(), 1);
