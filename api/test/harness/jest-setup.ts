// A busy machine may take seconds to copy a database or to hash passwords; what hangs is still found.
jest.setTimeout(60_000);
