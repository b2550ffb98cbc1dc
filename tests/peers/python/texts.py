"""What a server answers and a client expects."""

SIMPLE_TEXT = "This is a simple text response for testing."
RESOURCE_URI = "test://static-text"
RESOURCE_TEXT = "This is the content of the static text resource."
PROMPT_TEXT = "This is a simple prompt for testing."
USER = {"username": "Ada", "email": "ada@example.com"}
