const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
/** Our packages below `shared`, by name. */
const packages = Object.entries({
  '@portal/shared': 'shared',
  '@portal/build': 'shared/build',
  '@portal/tools': 'shared/tools',
}).map(([name, folder]) => {
  const file = path.join(root, folder, 'package.json');
  return { name, folder, subpaths: JSON.parse(readFileSync(file, 'utf8')).exports };
});
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs', '.json', '/index.ts', '/index.tsx'];

const isFile = (file) => existsSync(file) && statSync(file).isFile();
const complete = (base) => endings.map((ending) => base + ending).find(isFile);

/** Resolver for the boundary rules: our own files, and those of `@portal/…` by the exports of the package. The rules ignore libraries. */
module.exports = {
  interfaceVersion: 2,
  resolve(source, file) {
    if (source.startsWith('.')) return answer(complete(path.resolve(path.dirname(file), source)));
    const own = packages.find(({ name }) => source.startsWith(`${name}/`));
    if (own) {
      const subpath = source.slice(own.name.length + 1);
      return answer(complete(path.join(root, own.folder, own.subpaths[`./${subpath}`] ?? subpath)));
    }
    return { found: true, path: null };
  },
};

function answer(file) {
  return file ? { found: true, path: file } : { found: false };
}
