import { readRegistry } from '@portal/shared/remote';
import manifest from '../remote.json';
import en from './messages/en.messages.json';
import remote from './remote';
import { routes } from './routes';

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('mfe-listings', () => {
  it('the menu entry is the first', () => {
    expect(entry?.nav.map(({ label, to, order }) => [label, to, order])).toEqual([
      ['Dashboard', '/', 10],
      ['My Listings', '/listings', 20],
    ]);
  });

  it('every page has a title', () => {
    for (const { path, handle, lazy } of routes) {
      if (lazy)
        expect({ path, title: en[(handle as { title: keyof typeof en }).title] }).toEqual({
          path,
          title: expect.anything(),
        });
    }
  });

  it('remote.json lists the chunk of every page, under its prefixes', () => {
    const pattern = (path = '') => path.replace(/:(\w+)/g, '{$1}');
    expect(entry?.pages.map(({ path }) => path)).toEqual(
      routes.filter(({ lazy }) => lazy).map(({ path }) => pattern(path)),
    );
    expect(entry?.prefixes.map(({ path }) => path)).toEqual(['/', '/listings']);
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'agent' });
  });
});
