import { resolveFromRoot } from '../../build/workspace/paths';

/** What only this repository needs: its lint, the build of servers, and builds of several packages at once. */
const leftOut = ['lint', 'metrics', 'server', 'tracing', 'build-missing.ts', 'build-version.ts'].map((name) =>
  resolveFromRoot('shared', 'build', name),
);
/** Tests and their helpers. */
const isForTests = (source: string): boolean =>
  /\.test\.[cm]?tsx?$/.test(source) || /[\\/](test|testing)$/.test(source);

/** Whether a file or folder of the sources and the build is part of the published package. */
export const isPublished = (source: string): boolean => !leftOut.includes(source) && !isForTests(source);
