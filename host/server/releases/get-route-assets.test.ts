import { matchPage, matchesPattern } from './match-page';
import { getRouteAssets } from './get-route-assets';

const files = {
  entry: ['remoteEntry.js'],
  expose: ['remote.1.js'],
  pages: [
    {
      path: '/srm/dashboard',
      files: ['page-dashboard.1.js', 'common.1.js'],
      prerender: false,
      shared: ['react', 'react-hook-form'],
    },
    {
      path: '/srm/end-trip/{bookingId}',
      files: ['page-end.1.js'],
      prerender: false,
      shared: ['@portal/shared/ui/overlays'],
    },
    { path: '/srm/intro', files: ['page-intro.1.js'], prerender: true, shared: ['react'] },
  ],
  shared: {
    react: ['react.1.js'],
    'react-hook-form': ['form.1.js'],
    '@portal/shared/ui/overlays': ['overlays.1.js'],
  },
};
const remote = { entry: '/remotes/mfe-srm/1.0.0/mf-manifest.json', integrity: 'sha384-x' };
const host = {
  assets: {
    scripts: ['main.1.js'],
    agent: [],
    shared: { react: [], '@portal/shared/ui/overlays': ['77.1.js'] },
    fonts: [],
  },
  base: '/host/1/',
};
const hrefs = (path: string) => getRouteAssets(path, remote, files, host).preloads.map(({ href }) => href);

describe('the list of files for a route', () => {
  it('has the entry, the exposed module and the route’s own page, and nothing of other pages', () => {
    expect(hrefs('/srm/dashboard')).toEqual([
      '/remotes/mfe-srm/1.0.0/remoteEntry.js',
      '/remotes/mfe-srm/1.0.0/remote.1.js',
      '/remotes/mfe-srm/1.0.0/page-dashboard.1.js',
      '/remotes/mfe-srm/1.0.0/common.1.js',
      '/remotes/mfe-srm/1.0.0/form.1.js',
    ]);
  });

  it('has a shared module from the host where the host has it in its own file', () => {
    expect(hrefs('/srm/end-trip/42')).toContain('/host/1/77.1.js');
    expect(hrefs('/srm/end-trip/42')).not.toContain('/remotes/mfe-srm/1.0.0/overlays.1.js');
  });

  it('gives the entry the integrity that the later request uses', () => {
    const { preloads } = getRouteAssets('/srm/dashboard', remote, files, host);
    expect(preloads[0]).toEqual({
      href: '/remotes/mfe-srm/1.0.0/remoteEntry.js',
      as: 'script',
      integrity: 'sha384-x',
    });
  });

  it('gives each other file the integrity of its own table', () => {
    const hashes = {
      remote: { 'remote.1.js': 'sha256-r', 'page-end.1.js': 'sha256-p' },
      host: { '77.1.js': 'sha256-h' },
    };
    const { preloads } = getRouteAssets('/srm/end-trip/42', remote, files, host, hashes);
    expect(preloads.map(({ integrity }) => integrity)).toEqual([
      'sha384-x',
      'sha256-r',
      'sha256-p',
      'sha256-h',
    ]);
  });

  it('names the prerendered page only where there is one', () => {
    expect(getRouteAssets('/srm/intro', remote, files, host).prerenderedPath).toBe('/srm/intro');
    expect(getRouteAssets('/srm/dashboard', remote, files, host).prerenderedPath).toBeUndefined();
  });

  it('has no page where the path has no chunk', () => {
    expect(hrefs('/srm')).toHaveLength(2);
  });
});

describe('the patterns of paths', () => {
  it.each([
    ['/srm/end-trip/42', '/srm/end-trip/{bookingId}', true],
    ['/srm/end-trip/', '/srm/end-trip/{bookingId}', false],
    ['/srm/end-trip/42/more', '/srm/end-trip/{bookingId}', false],
    ['/login/', '/login', true],
    ['/', '/', true],
    ['/x', '/', false],
  ])('%s under %s: %s', (path, pattern, expected) => {
    expect(matchesPattern(path, pattern)).toBe(expected);
  });

  it('prefer a literal page to one with parameters', () => {
    const pages = [{ path: '/trips/{id}' }, { path: '/trips/new' }];
    expect(matchPage(pages, '/trips/new')?.path).toBe('/trips/new');
    expect(matchPage(pages, '/trips/7')?.path).toBe('/trips/{id}');
  });
});
