import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { ReleaseRecord } from './record';

const dayInMilliseconds = 86_400_000;

/** Keeps a signature from being valid for anything else that the same key signs. */
const purpose = 'release record\n';

/** Who may sign the log of releases, and how this command signs it. */
export interface Signing {
  /** Ed25519. Undefined: this command cannot sign. */
  readonly privateKey?: KeyObject | undefined;
  /** Ed25519 keys whose signatures count. Empty: the log is not signed. */
  readonly publicKeys: readonly KeyObject[];
  /** How long a signature is valid, in days. Undefined: without an end. */
  readonly validDays?: number | undefined;
}

const signed = v.object({ signature: v.string(), validUntil: v.optional(v.string()) });

const toSignedBytes = (record: object): Buffer => Buffer.from(purpose + JSON.stringify(record));

/** The record with its signature and, if the key's owner wants one, the end of its validity. */
export function signRecord(record: ReleaseRecord, { privateKey, validDays }: Signing): ReleaseRecord {
  if (!privateKey) return record;
  const content: ReleaseRecord =
    validDays === undefined
      ? record
      : {
          ...record,
          validUntil: new Date(Date.parse(record.at) + validDays * dayInMilliseconds).toISOString(),
        };
  return { ...content, signature: sign(null, toSignedBytes(content), privateKey).toString('base64') };
}

/**
 * Why a record cannot be trusted, or undefined.
 * @param text the record's file: the signature covers every field in it, known or not
 * @param now undefined: the end of its validity does not matter
 */
export function findSignatureProblem(
  text: string,
  publicKeys: readonly KeyObject[],
  now?: Date,
): string | undefined {
  const raw = JSON.parse(text) as unknown;
  const read = v.safeParse(signed, raw);
  if (!read.success) return 'it is not signed';
  const { signature, validUntil } = read.output;
  // The record as it was written: a parsed one would have its fields in the order of the schema.
  const { signature: _, ...content } = raw as Readonly<Record<string, unknown>>;
  const bytes = Buffer.from(signature, 'base64');
  if (!publicKeys.some((key) => verify(null, toSignedBytes(content), key, bytes)))
    return 'no trusted key signed it';
  return now && isExpired(validUntil, now) ? `its signature was valid until ${validUntil}` : undefined;
}

export const isExpired = (validUntil: string | undefined, now: Date): boolean =>
  validUntil !== undefined && Date.parse(validUntil) <= now.getTime();
