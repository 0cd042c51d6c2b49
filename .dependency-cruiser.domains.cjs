/** The folders of the server's domains among themselves: one that another needs does not need that one, not even for a type. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  // A way round over what stands above or below the domains is no circle among them.
  options: {
    ...options,
    includeOnly: { path: '^api/src/domains/' },
    exclude: { path: String.raw`\.test\.ts$` },
  },
};
