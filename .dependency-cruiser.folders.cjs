/** The folders of the whole repository: one that another needs does not need that one, not even for a type. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  // A test may use whatever it tests with; nothing imports a test.
  options: {
    ...options,
    includeOnly: { path: '^(host|mfe-[^/]+|shared|api|e2e)/' },
    exclude: { path: [options.exclude.path, String.raw`\.test\.tsx?$`] },
  },
};
