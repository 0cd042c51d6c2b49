import { limits, type BulkResult } from '@portal/shared/contract';

export interface Refused {
  readonly vehicleId: string;
  readonly message: string;
}
type Result = BulkResult['results'][number];
export interface BulkOutcome {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
  /** The batches without an answer. They are sent again unchanged, so that the server recognises them. */
  readonly lost: readonly (readonly string[])[];
  /** The replaced prices, if the server sends them. */
  readonly replaced: readonly ReplacedRates[];
}
export interface ReplacedRates {
  readonly vehicleId: string;
  readonly version: number;
  readonly rents: Readonly<Record<string, string>>;
}

interface Run {
  /** One call for this many listings; a listing that is missing in the answer counts as done. */
  call(vehicleIds: string[]): Promise<BulkResult>;
  /** The message for those whose call failed as a whole. */
  describeError(error: unknown): string;
  /** Whether the result of a failed call is unknown. */
  isLost(error: unknown): boolean;
  onProgress(share: number): void;
  isStopped?(): boolean;
}

export const splitIntoChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const replacedBy = ({ vehicleId, version, before }: Result): ReplacedRates[] =>
  typeof version === 'number' && before && Object.keys(before).length > 0
    ? [{ vehicleId, version, rents: before }]
    : [];

/** As many at a time as one call takes; batches whose answer was lost stay as they were sent. */
export function splitIntoCalls(
  ids: readonly string[],
  lost: BulkOutcome['lost'] = [],
  size: number = limits.listing.bulkMax,
): string[][] {
  const sent = new Set(lost.flat());
  return [
    ...lost.map((part) => [...part]),
    ...splitIntoChunks(
      ids.filter((id) => !sent.has(id)),
      size,
    ),
  ];
}

/** Changes many, batch by batch. A failed call refuses only its own. */
export async function runBulk(
  parts: readonly string[][],
  { call, describeError, isLost, onProgress, isStopped }: Run,
): Promise<BulkOutcome> {
  const total = parts.flat().length;
  const done: string[] = [];
  const refused: Refused[] = [];
  const lost: string[][] = [];
  const replaced: ReplacedRates[] = [];
  for (const part of parts) {
    if (isStopped?.()) break;
    try {
      const answers = new Map((await call(part)).results.map((one) => [one.vehicleId, one]));
      for (const vehicleId of part) {
        const answer = answers.get(vehicleId);
        if (answer && !answer.ok) refused.push({ vehicleId, message: answer.message ?? '' });
        else done.push(vehicleId);
        if (answer?.ok) replaced.push(...replacedBy(answer));
      }
    } catch (error) {
      refused.push(...part.map((vehicleId) => ({ vehicleId, message: describeError(error) })));
      if (isLost(error)) lost.push(part);
    }
    onProgress((done.length + refused.length) / total);
  }
  return { done, refused, lost, replaced };
}
