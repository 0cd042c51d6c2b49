import { readRoutes } from './routes';
import { planVisits, formatVisitTitle, type Samples } from './visits';

const samples = new Proxy({} as Samples, { get: (_, name) => `a-${String(name)}` });

test('every route of the remotes is opened in at least one country, with a complete address', () => {
  const routes = readRoutes();
  const visits = planVisits(routes);
  expect(routes.length).toBeGreaterThan(40);
  for (const { path } of routes) expect(visits.map(({ route }) => route)).toContain(path);
  for (const visit of visits) {
    expect(visit.countries).not.toEqual([]);
    expect(visit.address(samples)).toMatch(/^\/[^{}]*$/);
  }
});

test('no two visits have the same title', () => {
  const titles = planVisits(readRoutes()).map(formatVisitTitle);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a route with a parameter without a sample is refused', () => {
  const routes = [...readRoutes(), { path: '/srm/penalties/{penaltyId}', access: 'agent' as const }];
  expect(() => planVisits(routes)).toThrow('No sample for {penaltyId} of /srm/penalties/{penaltyId}');
});

test('a sample of a removed route is refused', () => {
  const routes = readRoutes().filter(({ path }) => path !== '/srm/intro');
  expect(() => planVisits(routes)).toThrow('No such route any more: /srm/intro');
});

test('pages of one country are opened there', () => {
  const visits = planVisits(readRoutes());
  expect(visits.find(({ route }) => route === '/in/login')?.countries).toEqual(['in']);
  expect(visits.find(({ route }) => route === '/ae/login')?.countries).toEqual(['ae']);
});
