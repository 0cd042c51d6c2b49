import { rmSync } from 'node:fs';
import { resultsFolder } from './folders';

/** Removes the results of earlier runs. */
export default function begin(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
}
