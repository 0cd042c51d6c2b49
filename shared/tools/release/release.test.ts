import * as v from 'valibot';
import { remoteManifest } from '@portal/shared/remote';
import { deriveNames } from '../new-remote/names';
import { remoteFiles } from '../new-remote/remote-files';
import { sum } from '../test/results';
import { listOverBudget, pageBudgetKb } from './budget';

it('a page over the budget is reported', () => {
  expect(
    listOverBudget([
      { path: '/a', kb: pageBudgetKb },
      { path: '/b', kb: pageBudgetKb + 1 },
    ]),
  ).toEqual([{ path: '/b', kb: pageBudgetKb + 1 }]);
});

it('totals are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 2, skipped: 0 },
      { passed: 3, failed: 0, skipped: 1 },
    ]),
  ).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

describe('a new remote', () => {
  const existing = [
    v.parse(remoteManifest, { name: 'mfe-srm', contract: 1, access: 'agent', prefixes: ['/srm'] }),
  ];

  it('gets its names from the given name', () => {
    expect(deriveNames('mfe-fleet-map', '/fleet-map', existing)).toEqual({
      name: 'mfe-fleet-map',
      prefix: '/fleet-map',
      id: 'fleet-map',
      title: 'Fleet map',
      component: 'FleetMap',
    });
  });

  it.each([
    [undefined, undefined, 'Give a name and a prefix'],
    ['Reports', '/reports', 'The name must be like'],
    ['mfe-reports', 'reports', 'The prefix must be like'],
    ['mfe-srm', '/other', 'a remote mfe-srm already'],
    ['mfe-other', '/srm', 'belongs to mfe-srm already'],
  ])('%s %s: %s', (name, prefix, reason) => {
    expect(deriveNames(name, prefix, existing)).toContain(reason);
  });

  it('has a manifest that the build accepts', () => {
    const names = deriveNames('mfe-reports', '/srm/reports', existing);
    if (typeof names === 'string') throw new Error(names);
    const manifest = v.parse(remoteManifest, JSON.parse(remoteFiles(names)['remote.json'] ?? ''));
    expect(manifest).toMatchObject({
      name: 'mfe-reports',
      prefixes: [{ path: '/srm/reports' }],
      pages: [{ path: '/srm/reports', chunk: 'page-reports' }],
    });
  });
});
