import { rmSync } from 'node:fs';
import { resultsFolder } from './folders';

/** Nothing of an earlier run is counted with this one. */
export default function begin(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
}
