import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { resolveFromPackage } from '../workspace/paths';
import { loaders } from './loaders';

const removeOwnAddress = createRequire(import.meta.url)('./remove-own-address.cjs') as (
  source: string,
) => string;

const requireFromDesk = createRequire(resolveFromPackage('mfe-srm', 'package.json'));
const mapLibrary = path.join(
  path.dirname(requireFromDesk.resolve('maplibre-gl/package.json')),
  'dist/maplibre-gl.mjs',
);

test('the map library has its own address, and none is left of it', () => {
  const source = readFileSync(mapLibrary, 'utf8');

  expect(source).toContain('import.meta.url');
  expect(removeOwnAddress(source)).not.toContain('import.meta.url');
});

test('the build of a remote reads the map library with this loader', () => {
  const rules = loaders('mfe-srm', 'production').filter(
    ({ test: files }) => files instanceof RegExp && files.test(mapLibrary),
  );

  expect(rules.map(({ loader }) => path.basename(String(loader)))).toEqual(['remove-own-address.cjs']);
});
