import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { Refusal } from '../../workspace/refusal';
import { getLogFolder } from '../places';
import { releaseRecord } from './record';
import type { ReleaseRecord } from './record';
import { getErrorText } from '../../errors/get-error-text';

export const hashRecord = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface ReleaseLog {
  /** The oldest first. */
  readonly records: readonly ReleaseRecord[];
  /** The newest record as it was written; undefined for an empty log. */
  readonly newestText: string | undefined;
  /** The hash of the newest record; empty for an empty log. */
  readonly head: string;
}

function listRecordFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{8}\.json$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

function parseRecord(name: string, text: string): ReleaseRecord {
  try {
    return v.parse(releaseRecord, JSON.parse(text));
  } catch (error) {
    throw new Refusal(`The log of releases is damaged: ${name} cannot be read (${getErrorText(error)}).`);
  }
}

/**
 * The whole log. The first records may have been removed by hand; what is there must be without a gap and as it was
 * written.
 * @throws Refusal when a record was changed or is missing
 */
export function readLog(releases: string): ReleaseLog {
  const folder = getLogFolder(releases);
  const records: ReleaseRecord[] = [];
  let head = '';
  let newestText: string | undefined;
  for (const name of listRecordFiles(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const record = parseRecord(name, text);
    const before = records.at(-1);
    if (record.sequence !== parseInt(name, 10) || (before && record.sequence !== before.sequence + 1))
      throw new Refusal(`The log of releases is damaged: there is a gap before ${name}.`);
    if (before && record.previous !== head)
      throw new Refusal(
        `The log of releases is damaged: the record before ${name} is not the one that was written.`,
      );
    records.push(record);
    newestText = text;
    head = hashRecord(text);
  }
  return { records, newestText, head };
}
