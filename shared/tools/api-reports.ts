import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { buildApiReports, reportsFolder } from './api-report/build-api-reports';
import { main, say } from './lib/say';

/** Writes what `@portal/shared` offers, for a reviewer to see each change of it. */
await main(() => {
  const reports = buildApiReports();
  rmSync(resolveFromRoot(reportsFolder), { recursive: true, force: true });
  mkdirSync(resolveFromRoot(reportsFolder), { recursive: true });
  for (const [file, text] of reports) writeFileSync(resolveFromRoot(reportsFolder, file), text);
  say(`Written: ${reports.size} reports in ${reportsFolder}`);
  return Promise.resolve(0);
});
