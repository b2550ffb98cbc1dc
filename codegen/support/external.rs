// Bindings generated from a JSON Schema. Free of inner attributes, so that it can be included.
