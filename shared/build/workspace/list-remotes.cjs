const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * The folders of all remotes: every `mfe-…` folder with a `remote.json`. A branch that is left leaves the installed
 * packages of its remotes behind, in folders without sources. Plain JavaScript, because Jest reads it for its configuration.
 */
exports.listRemotes = (root) =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'remote.json')))
    .sort();
