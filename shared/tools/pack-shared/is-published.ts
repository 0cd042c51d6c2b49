import path from 'node:path';
import { buildFolder } from '@portal/build/workspace/paths.ts';

/** What only this repository needs: its lint, the build of servers, and builds of several packages at once. */
const leftOut = ['lint', 'metrics', 'server', 'tracing', 'build-missing.ts', 'build-version.ts'].map((name) =>
  path.join(buildFolder, name),
);
/** Tests and their helpers. */
const isForTests = (source: string): boolean =>
  /\.test\.[cm]?tsx?$/.test(source) || /[\\/](test|testing)$/.test(source);

/** Whether a file or folder of the sources and the build is part of a published package. */
export const isPublished = (source: string): boolean =>
  !leftOut.includes(source) && !isForTests(source) && path.basename(source) !== 'node_modules';
