import { readRegistry } from '@portal/shared/remote';
import manifest from '../remote.json';
import { routes } from './routes';

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

test('remote.json lists the chunk of every page, under its prefixes', () => {
  const paths = routes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
  const patterns = paths.filter((path) => path !== undefined).map((path) => path.replace(/:(\w+)/g, '{$1}'));
  expect(entry?.pages.map(({ path }) => path).sort()).toEqual(patterns.sort());
});
