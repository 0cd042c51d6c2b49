import { writeFileSync } from 'node:fs';
import { reportFile, visitsFolder } from './folders';
import { readVisits, summarise } from './report';

/** Combines the results of the workers. */
export default function finish(): void {
  const visits = readVisits(visitsFolder);
  const summary = summarise(visits);
  writeFileSync(reportFile, JSON.stringify({ ...summary, visits }, null, 2));
  const { opened, pressed, faults, routes } = summary;
  console.log(
    `Explorer: ${Object.keys(routes).length} routes, ${opened} openings, ${pressed} presses, ${faults} faults: ${reportFile}`,
  );
}
