const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const { exports: subpaths } = JSON.parse(readFileSync(path.join(root, 'shared', 'package.json'), 'utf8'));
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.json', '/index.ts', '/index.tsx'];

const isFile = (file) => existsSync(file) && statSync(file).isFile();
const complete = (base) => endings.map((ending) => base + ending).find(isFile);

/** Resolver for the boundary rules: our own files, and `@portal/shared/…` by the package's exports. The rules ignore libraries. */
module.exports = {
  interfaceVersion: 2,
  resolve(source, file) {
    if (source.startsWith('.')) return answer(complete(path.resolve(path.dirname(file), source)));
    if (source.startsWith('@portal/shared/')) {
      const subpath = source.slice('@portal/shared/'.length);
      const exported = subpaths[`./${subpath}`];
      return answer(complete(path.join(root, 'shared', exported ?? subpath)));
    }
    return { found: true, path: null };
  },
};

function answer(file) {
  return file ? { found: true, path: file } : { found: false };
}
