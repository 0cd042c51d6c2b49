import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { createProgram, describeEntryPoint } from './describe-entry-point';

/** Below the root. */
export const reportsFolder = 'shared/api-reports';

/** `./ui/date-fields` is reported in `ui.date-fields.txt`. */
const getFileName = (entry: string): string => `${entry.replace(/^\.\//, '').replaceAll('/', '.')}.txt`;

interface EntryPoint {
  /** As in the `exports` of the package. */
  readonly entry: string;
  readonly file: string;
}

/** What remotes and the host import of `@portal/shared`, without what builds and tests them. */
export function listEntryPoints(): readonly EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(resolveFromRoot('shared/package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.entries(exports)
    .filter(([entry]) => !entry.includes('*') && !entry.startsWith('./testing'))
    .map(([entry, file]) => ({ entry, file: resolveFromRoot('shared', file) }));
}

/** The text of each report by the name of its file in `reportsFolder`. */
export function buildApiReports(): ReadonlyMap<string, string> {
  const entryPoints = listEntryPoints();
  const program = createProgram(
    entryPoints.map(({ file }) => file),
    resolveFromRoot('tsconfig.json'),
  );
  return new Map(
    entryPoints.map(({ entry, file }) => [getFileName(entry), describeEntryPoint(program, file)]),
  );
}
