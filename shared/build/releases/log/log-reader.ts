import { readFile, readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { getLogFolder, getRecordFile } from '../places';
import { readIfPresent } from './read-if-present';
import { releaseRecord } from './record';
import type { ReleaseRecord } from './record';

/**
 * Reads the newest record, which says what is live now. A record is complete as soon as it has its name and never changes, so one look for the next
 * number says whether the known one is still the newest.
 */
export function createLogReader(releases: string): () => Promise<ReleaseRecord | undefined> {
  let newest: ReleaseRecord | undefined;

  async function readRecord(sequence: number): Promise<ReleaseRecord | undefined> {
    const text = await readIfPresent(readFile(getRecordFile(releases, sequence), 'utf8'));
    return text === undefined ? undefined : v.parse(releaseRecord, JSON.parse(text));
  }

  async function findNewest(): Promise<ReleaseRecord | undefined> {
    const names = (await readIfPresent(readdir(getLogFolder(releases)))) ?? [];
    const numbers = names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => parseInt(name, 10));
    return numbers.length > 0 ? readRecord(Math.max(...numbers)) : undefined;
  }

  return async () => {
    let known = newest ?? (await findNewest());
    while (known) {
      if (!newest || known.sequence > newest.sequence) newest = known;
      known = await readRecord(known.sequence + 1);
    }
    return newest;
  };
}
