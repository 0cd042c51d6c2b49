import {
  fromMinorUnits,
  ledgerEntryBody,
  movesMoney,
  paymentMethods,
  readMinor,
  readSignedMinor,
  type LedgerKind,
  type PaymentMethod,
  type TripLedger,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import {
  getRefundable,
  listRefundable,
  readCardMethod,
  sumPendingRefunds,
  writeCardMethod,
} from './card-refund';
import { getHeldAmount } from './hold';

/**
 * The entries that can be added by hand: an advance belongs to the trip's own levels, a credit note to its
 * invoice, and what is captured to its hold.
 */
export type EntryKind = Exclude<
  LedgerKind,
  'ADVANCE' | 'DEPOSIT_CAPTURED' | 'CREDIT_NOTE' | 'REINVOICED' | 'SUPPLEMENT'
>;

export interface Sums {
  readonly total: number;
  readonly paid: number;
  /** Credited by credit notes. */
  readonly credited: number;
  readonly balance: number;
  readonly agreed: number;
  readonly held: number;
  readonly deducted: number;
  readonly returned: number;
  readonly left: number;
  /** Of the deposit: what a bank holds on a card. */
  readonly onCard: number;
  /** On its way back to cards, and not in the entries yet. */
  readonly onWay: number;
}
export function computeSums(ledger: TripLedger): Sums {
  const { total, paid, credited, balance, deposit } = ledger;
  const minor = (text: string | null | undefined) => readSignedMinor(text) ?? 0;
  return {
    total: minor(total),
    paid: minor(paid),
    credited: minor(credited),
    balance: minor(balance),
    agreed: minor(deposit.agreed),
    held: minor(deposit.held),
    deducted: minor(deposit.deducted),
    returned: minor(deposit.returned),
    left: minor(deposit.left),
    onCard: getHeldAmount(ledger),
    onWay: sumPendingRefunds(ledger),
  };
}

/** The possible next entries of a trip, the likeliest first. */
export function listEntryKinds({ balance, paid: received, deducted, ...deposit }: Sums): EntryKind[] {
  const { agreed, held, left, onCard } = deposit;
  const kinds: EntryKind[] = [];
  // What was kept of the deposit can be refunded too.
  const paid = received + deducted;
  if (balance < 0 && paid > 0) kinds.push('REFUND');
  kinds.push('PAYMENT');
  if (left > 0) kinds.push('DEPOSIT_RETURNED', 'DEPOSIT_DEDUCTED');
  if (held + onCard < agreed || left + onCard === 0) kinds.push('DEPOSIT_HELD');
  if (balance >= 0 && paid > 0) kinds.push('REFUND');
  return kinds;
}

/** The usual amount; empty if unknown. */
export function suggestAmount(kind: EntryKind, { balance, agreed, held, left, onCard, onWay }: Sums): string {
  const minor = {
    PAYMENT: balance,
    REFUND: -balance - onWay,
    DEPOSIT_HELD: agreed - held - onCard,
    DEPOSIT_DEDUCTED: Math.min(left, Math.max(0, balance)),
    DEPOSIT_RETURNED: left,
  }[kind];
  return minor > 0 ? fromMinorUnits(minor) : '';
}

/** The usual method: money goes back the way it came. */
export function suggestMethod(kind: EntryKind, entries: TripLedger['entries']): PaymentMethod {
  const cameBy: readonly LedgerKind[] =
    kind === 'DEPOSIT_RETURNED'
      ? ['DEPOSIT_HELD']
      : kind === 'REFUND'
        ? ['ADVANCE', 'PAYMENT', 'DEPOSIT_CAPTURED']
        : [];
  const [last] = entries
    .filter((entry) => cameBy.includes(entry.kind))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return paymentMethods.find((known) => known === last?.method) ?? 'cash';
}

/** The usual method of an entry: a refund goes back to the card of a payment by link, where one has something left. */
export function suggestDepositWay(kind: EntryKind, entries: TripLedger['entries']): string {
  const [card] = kind === 'REFUND' ? listRefundable(entries) : [];
  return card ? writeCardMethod(card) : suggestMethod(kind, entries);
}

export const needsReason = (kind: EntryKind): boolean => kind === 'REFUND' || kind === 'DEPOSIT_DEDUCTED';

export interface EntryValues {
  kind: EntryKind;
  amount: string;
  method: string;
  reason: string;
}
export const entryFields = ['kind', 'amount', 'method', 'reason'] as const;

type Wire = v.InferInput<typeof ledgerEntryBody>;
const readMethod = (method: string): Pick<Wire, 'method' | 'cardEntryId'> => {
  const cardEntryId = readCardMethod(method);
  return cardEntryId === null ? { method: method as Wire['method'] } : { method: 'card', cardEntryId };
};
export const entryRules = (bookingId: string, { left }: Sums, entries: TripLedger['entries']) =>
  v.pipe(
    v.custom<EntryValues>(() => true),
    v.transform(({ kind, amount, method, reason }): Wire => ({
      bookingId,
      kind,
      amount: readPlainNumber(amount),
      ...(movesMoney(kind) && readMethod(method)),
      ...(reason.trim() && { reason }),
    })),
    ledgerEntryBody,
    v.forward(
      v.check(
        ({ kind, amount }) =>
          !['DEPOSIT_DEDUCTED', 'DEPOSIT_RETURNED'].includes(kind) || (readMinor(amount) ?? 0) <= left,
        'money.entry.aboveDeposit',
      ),
      ['amount'],
    ),
    v.forward(
      v.check(
        ({ cardEntryId, amount }) =>
          cardEntryId === undefined || (readMinor(amount) ?? 0) <= getRefundable(entries, cardEntryId),
        'money.refund.aboveCard',
      ),
      ['amount'],
    ),
  );
export type CheckedEntry = v.InferOutput<ReturnType<typeof entryRules>>;
