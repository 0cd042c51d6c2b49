import { readMinor, type CardRefundRecord, type LedgerEntry, type TripLedger } from '@portal/shared/contract';

type Entries = TripLedger['entries'];

/** Payments by link of which something can go back to the card, the newest first. */
export const listRefundable = (entries: Entries): LedgerEntry[] =>
  entries
    .filter(({ refundable }) => (readMinor(refundable) ?? 0) > 0)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** What can still go back to the card of a payment, in minor units. */
export const getRefundable = (entries: Entries, entryId: string): number =>
  readMinor(entries.find((entry) => entry.entryId === entryId)?.refundable) ?? 0;

/** In minor units. */
export const sumPendingRefunds = ({ cardRefunds }: TripLedger): number =>
  (cardRefunds ?? [])
    .filter(({ state }) => state === 'PENDING')
    .reduce((sum, { amount }) => sum + (readMinor(amount) ?? 0), 0);

const PREFIX = 'card-of-';
/** The way back to the card of a payment, as one of the methods to choose from. */
export const writeCardMethod = ({ entryId }: Pick<LedgerEntry, 'entryId'>): string => `${PREFIX}${entryId}`;
/** The payment of such a method; null for any other method. */
export const readCardMethod = (method: string): string | null =>
  method.startsWith(PREFIX) ? method.slice(PREFIX.length) : null;

/** Refunds that the entries do not say everything about, the newest first. */
export const listOpenRefunds = ({ cardRefunds }: TripLedger): CardRefundRecord[] =>
  (cardRefunds ?? []).filter(({ state }) => state !== 'SUCCEEDED');

/** Whether something was refunded after this one had failed, so that nobody needs to do it again. */
export const isAnswered = ({ settledAt }: CardRefundRecord, entries: Entries): boolean =>
  entries.some(({ kind, at }) => kind === 'REFUND' && Date.parse(at) > Date.parse(settledAt ?? at));
