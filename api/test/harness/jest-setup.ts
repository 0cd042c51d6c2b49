// A busy machine may take seconds to copy a database or to hash passwords; a hanging test is still found.
jest.setTimeout(60_000);
