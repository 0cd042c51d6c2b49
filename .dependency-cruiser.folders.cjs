/** The folders of the host and of each remote: one that another needs does not need that one, not even for a type. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    includeOnly: { path: '^(host|mfe-[^/]+)/src/' },
    exclude: { path: String.raw`\.test\.tsx?$|/testing/|/test/` },
  },
};
