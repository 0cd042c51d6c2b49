import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { getProgram } from '../lib/programs';

// Each run of the program takes a second or two.
jest.setTimeout(60_000);

/** The folder of a sample project that breaks rules. */
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'boundaries-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  const sample = { 'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }', ...files };
  for (const [path, text] of Object.entries(sample)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

function listViolations(config: string, parts: readonly string[] = ['api']): readonly Violation[] {
  const program = getProgram('dependency-cruiser', 'bin/dependency-cruise.mjs');
  const args = [program, '--config', resolveFromRoot(config), '--output-type', 'json', ...parts];
  const report = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as {
    readonly summary: { readonly violations: readonly Violation[] };
  };
  return report.summary.violations;
}

/** The names of the rules that the sample breaks. */
const listBrokenRules = (config: string, part = 'api'): string[] => [
  ...new Set(listViolations(config, [part]).map(({ rule }) => rule.name)),
];

const all = '.dependency-cruiser.cjs';
const folders = '.dependency-cruiser.folders.cjs';

test('two files that need only each other’s types are a circle', () => {
  write({
    'api/src/domains/trips/store.ts': "import type { B } from './view';\nexport type A = B | 1;\n",
    'api/src/domains/trips/view.ts': "import type { A } from './store';\nexport type B = A | 2;\n",
  });
  expect(listBrokenRules(all)).toEqual(['no-circular']);
});

test('two domains that need each other are a circle, even through their index files', () => {
  write({
    'api/src/domains/fleet/index.ts': "export { service } from './service';\n",
    'api/src/domains/fleet/service.ts': "import { open } from '../rentals';\nexport const service = open;\n",
    'api/src/domains/rentals/index.ts': "export { open } from './open';\n",
    'api/src/domains/rentals/open.ts': "import { service } from '../fleet';\nexport const open = service;\n",
  });
  expect(listBrokenRules(all)).toEqual(['no-circular']);
});

test('two folders of a domain that need each other are a circle, though no two of their files do', () => {
  write({
    'api/src/domains/rentals/swaps/swap.ts':
      "import { open } from '../trips/open';\nexport const swap = open;\n",
    'api/src/domains/rentals/swaps/store.ts': 'export const store = 1;\n',
    'api/src/domains/rentals/trips/open.ts': 'export const open = 1;\n',
    'api/src/domains/rentals/trips/view.ts':
      "import { store } from '../swaps/store';\nexport const view = store;\n",
  });
  expect(listBrokenRules(all)).toEqual([]);
  expect(listBrokenRules(folders)).toEqual(['no-circular-folders']);
});

test('the code below the domains knows none of them', () => {
  const below = ['authentication', 'documents', 'excel', 'files', 'imports', 'jobs', 'plugins', 'time'];
  const samples = below.map((name) => `api/src/${name}/sample.ts`);
  write({
    ...Object.fromEntries(
      samples.map((path) => [
        path,
        "import type { Trip } from '../domains/trips';\nexport type Sample = Trip;\n",
      ]),
    ),
    'api/src/domains/trips/index.ts': 'export type Trip = string;\n',
  });
  const violations = listViolations(all);
  expect(violations.map(({ from }) => from).sort()).toEqual(samples);
  expect(new Set(violations.map(({ rule }) => rule.name))).toEqual(new Set(['below-the-domains']));
});

test('a domain is used through its index file alone, and its own files do not use that', () => {
  const use = (path: string) => `import { trip } from '${path}';\nexport const use = trip;\n`;
  write({
    'api/src/domains/rentals/trips/store.ts': 'export const trip = 1;\n',
    'api/src/domains/rentals/trips/view.ts': use('../index'),
    'api/src/domains/rentals/index.ts': "export { trip } from './trips/store';\n",
    'api/src/domains/billing/list.ts': use('../rentals/trips/store'),
    'api/src/domains/billing/lines.ts': use('../rentals'),
    'api/src/app.ts': use('./domains/rentals/trips/store'),
  });
  expect(
    listViolations(all)
      .map(({ from, rule }) => `${from}: ${rule.name}`)
      .sort(),
  ).toEqual([
    'api/src/app.ts: server-through-their-face',
    'api/src/domains/billing/list.ts: domains-through-their-face',
    'api/src/domains/rentals/trips/view.ts: no-own-face',
  ]);
});

test('a domain does not know the code that combines the domains', () => {
  write({
    'api/src/domains/trips/sample.ts':
      "import { cleanUp } from '../../clean-up';\nexport const sample = cleanUp;\n",
    'api/src/clean-up.ts': 'export const cleanUp = 1;\n',
  });
  expect(listBrokenRules(all)).toEqual(['above-the-domains']);
});

test('a feature of a remote knows no other feature and no page, and an entity knows neither', () => {
  const use = (path: string) => `import { trip } from '${path}';\nexport const use = trip;\n`;
  write({
    'mfe-srm/src/features/trips/trip.ts': 'export const trip = 1;\n',
    'mfe-srm/src/features/calendar/day.ts': use('../trips/trip'),
    'mfe-srm/src/features/desk/figure.ts': use('../../pages/TripsPage'),
    'mfe-srm/src/entities/customer/mark.ts': use('../../features/trips/trip'),
    'mfe-srm/src/entities/vehicle/plate.ts': 'export const trip = 1;\n',
    'mfe-srm/src/libraries/compare/sides.ts': use('../../entities/vehicle/plate'),
    'mfe-srm/src/pages/TripsPage.ts':
      "import { trip as first } from '../features/trips/trip';\nexport const trip = first;\n",
  });
  expect(
    listViolations(all, ['mfe-srm'])
      .map(({ from, rule }) => `${from}: ${rule.name}`)
      .sort(),
  ).toEqual([
    'mfe-srm/src/entities/customer/mark.ts: entities-know-no-feature',
    'mfe-srm/src/features/calendar/day.ts: no-feature-to-feature',
    'mfe-srm/src/features/desk/figure.ts: features-know-no-page',
    'mfe-srm/src/libraries/compare/sides.ts: libraries-know-no-entity',
  ]);
});

test('a layer of the host knows none above it', () => {
  const use = (path: string) => `import { part } from '${path}';\nexport const use = part;\n`;
  write({
    'host/src/core/access.ts': use('../session/tokens'),
    'host/src/session/tokens.ts': 'export const part = 1;\n',
    'host/src/router/guard.ts': use('../shell/Frame'),
    'host/src/shell/Frame.ts': 'export const part = 1;\n',
  });
  expect(listBrokenRules(all, 'host').sort()).toEqual(['host-layer-core', 'host-layer-router']);
});

test('two folders of a remote that need each other are a circle, though no two of their files do', () => {
  write({
    'mfe-srm/src/features/trips/hooks/useTrip.ts':
      "import { kind } from '../components/kind';\nexport const useTrip = kind;\n",
    'mfe-srm/src/features/trips/hooks/useView.ts': 'export const useView = 1;\n',
    'mfe-srm/src/features/trips/components/kind.ts': 'export const kind = 1;\n',
    'mfe-srm/src/features/trips/components/List.ts':
      "import { useView } from '../hooks/useView';\nexport const List = useView;\n",
  });
  expect(listBrokenRules(all, 'mfe-srm')).toEqual([]);
  expect(listBrokenRules(folders, 'mfe-srm')).toEqual(['no-circular-folders']);
});

test('two folders that need each other are a circle in every part of the repository', () => {
  const roots = [
    'api/src',
    'api/test',
    'e2e/bench',
    'host/server',
    'host/src',
    'mfe-srm/src',
    'shared/build',
    'shared/src/contract',
    'shared/src/forms',
    'shared/src/ui',
    'shared/tools',
  ];
  const use = (path: string) => `import { part } from '${path}';\nexport const use = part;\n`;
  for (const root of roots)
    write({
      [`${root}/first/part.ts`]: 'export const part = 1;\n',
      [`${root}/first/use.ts`]: use('../second/part'),
      [`${root}/second/part.ts`]: 'export const part = 1;\n',
      [`${root}/second/use.ts`]: use('../first/part'),
      [`${root}/third/use.test.ts`]: use('../first/part'),
    });
  const packages = ['api', 'e2e', 'host', 'mfe-srm', 'shared'];
  expect(listViolations(all, packages)).toEqual([]);
  expect(
    listViolations(folders, packages)
      .map(({ from }) => from)
      .sort(),
  ).toEqual(roots.flatMap((root) => [`${root}/first`, `${root}/second`]));
});

test('a valid sample breaks no rule', () => {
  write({
    'api/src/domains/trips/view.ts':
      "import { today } from '../../time/today';\nexport const view = today;\n",
    'api/src/time/today.ts': 'export const today = 1;\n',
  });
  expect(listBrokenRules(all)).toEqual([]);
  expect(listBrokenRules(folders)).toEqual([]);
});
