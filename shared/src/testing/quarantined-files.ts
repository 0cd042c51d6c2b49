/**
 * Test files that may have a second try, by path from the root. A test that passes only at its second try
 * fails the run, unless its file is listed here with the issue for its repair.
 */
export const quarantinedFiles: readonly string[] = [];
