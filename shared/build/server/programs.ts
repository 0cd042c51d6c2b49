/** A server of the portal: TypeScript that Node runs, from its sources in development and as one bundle otherwise. */
export interface Program {
  /** The folder of the workspace whose package.json lists its dependencies. */
  readonly packageName: 'api' | 'host';
  readonly entry: string;
  /** Where its bundles are in `dist` of the package: two programs of a package may have the same sources. */
  readonly folder: string;
  /** What it runs on worker threads, by name: a file next to the server's. */
  readonly workers?: Readonly<Record<string, string>>;
  /** What operators start next to it, by name: a file next to the server's. */
  readonly commands?: Readonly<Record<string, string>>;
  /** Packages whose files it reads by their path, which the bundler does not see. */
  readonly dataPackages?: readonly string[];
  /** All sources of its bundle. A file from another place stops the build. */
  readonly sources: readonly string[];
}

const apiSources = [
  'api/src',
  'shared/src/contract',
  'shared/build/errors',
  'shared/build/metrics',
  'shared/build/tracing',
];

export const api: Program = {
  packageName: 'api',
  entry: 'api/src/server.ts',
  folder: 'server',
  workers: { 'documents-worker': 'api/src/documents/worker/main.tsx' },
  commands: { backup: 'api/src/backup/cli.ts', operator: 'api/src/operator/cli.ts' },
  dataPackages: ['@fontsource/cairo', '@fontsource/noto-sans', 'world-atlas'],
  sources: apiSources,
};

/** Receives positions of GPS trackers: a process of its own, so that their load and their bytes stay away from the API. */
export const tracking: Program = {
  packageName: 'api',
  entry: 'api/src/tracking/server.ts',
  folder: 'tracking',
  dataPackages: ['world-atlas'],
  sources: apiSources,
};

export const gateway: Program = {
  packageName: 'host',
  entry: 'host/server/server.ts',
  folder: 'server',
  sources: [
    'host/server',
    'shared/src/contract',
    'shared/src/format',
    'shared/src/remote',
    'shared/src/portal/stored-keys.ts',
    'shared/build/errors',
    'shared/build/metrics',
    'shared/build/tracing',
    'shared/build/output/atomic.ts',
    'shared/build/output/schemas.ts',
    'shared/build/output/script-hashes.ts',
    'shared/build/releases/folders.ts',
    'shared/build/releases/log',
    'shared/build/releases/places.ts',
    'shared/build/releases/preview',
    'shared/build/releases/registry',
    'shared/build/releases/work/own-work.ts',
    'shared/build/workspace/refusal.ts',
  ],
};
