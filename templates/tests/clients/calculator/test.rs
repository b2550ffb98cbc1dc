    let client = CalculatorClient::new(client);
    assert_eq!(client.add(types::Operands::new(1, 2)).await?.value, 3.0);
    match client.divide(types::DivideArgs::new(1.0, 0.0)).await {
        Err(CallError::Tool(result)) => assert_eq!(result.content.len(), 1),
        other => panic!("{other:?}"),
    }
    assert_eq!(client.list_constants().await?.content.len(), 1);
