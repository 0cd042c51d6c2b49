import { limits, type BulkResult } from '@portal/shared/contract';

export interface Refused {
  readonly vehicleId: string;
  readonly message: string;
}
export interface BulkOutcome {
  readonly done: readonly string[];
  readonly refused: readonly Refused[];
}

interface Run {
  /** One call for so many listings; a listing that is missing in the answer counts as done. */
  call(vehicleIds: string[]): Promise<BulkResult>;
  /** What to say of those whose call failed as a whole. */
  wordsOf(error: unknown): string;
  onProgress(share: number): void;
  isStopped?(): boolean;
}

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Changes many, as many at a time as one call takes. A call that fails refuses its own only. */
export async function runBulk(
  ids: readonly string[],
  { call, wordsOf, onProgress, isStopped }: Run,
  size: number = limits.listing.bulkMax,
): Promise<BulkOutcome> {
  const done: string[] = [];
  const refused: Refused[] = [];
  for (const part of chunksOf(ids, size)) {
    if (isStopped?.()) break;
    try {
      const answers = new Map((await call(part)).results.map((one) => [one.vehicleId, one]));
      for (const vehicleId of part) {
        const answer = answers.get(vehicleId);
        if (answer && !answer.ok) refused.push({ vehicleId, message: answer.message ?? '' });
        else done.push(vehicleId);
      }
    } catch (error) {
      refused.push(...part.map((vehicleId) => ({ vehicleId, message: wordsOf(error) })));
    }
    onProgress((done.length + refused.length) / ids.length);
  }
  return { done, refused };
}
