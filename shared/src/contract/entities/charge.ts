import * as v from 'valibot';
import { charge as limits } from '../limits';
import {
  chargeIssuers,
  chargeKinds,
  chargeMatches,
  dateOrders,
  momentPrecisions,
  statementFields,
} from './charge-kinds';
import { fileReference } from './file-reference';
import { currency, positiveMoneyText } from './money';
import { anyPlate } from './plate';
import { isoMoment, pageSchema, queryInteger, text, uuid } from './primitives';
import { dateRangeQuery, srmListQuery } from './query';

/**
 * What becomes of a charge. `undone` is one whose import was taken back. A person says when it is on a customer's bill
 * and when it is paid.
 */
export const chargeStates = ['unbilled', 'billed', 'collected', 'disputed', 'writtenOff', 'undone'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** From each state to the next ones that a person may choose. */
export const chargeTransitions = {
  unbilled: ['billed', 'writtenOff'],
  billed: ['collected', 'disputed', 'writtenOff', 'unbilled'],
  collected: ['disputed', 'billed'],
  disputed: ['billed', 'collected', 'writtenOff'],
  writtenOff: ['unbilled'],
  undone: [],
} as const satisfies Readonly<Record<ChargeState, readonly ChargeState[]>>;

export const isChargeTransition = (from: ChargeState, to: ChargeState): boolean =>
  chargeTransitions[from].some((state) => state === to);

/** States whose beginning needs a reason. */
export const needsReason = (from: ChargeState, to: ChargeState): boolean =>
  to === 'disputed' || to === 'writtenOff' || to === 'unbilled' || (from === 'collected' && to === 'billed');

const cell = v.pipe(v.string(), v.maxLength(limits.cellMax, 'validation.tooLong'));
const cells = v.pipe(v.array(cell), v.maxLength(limits.columnsMax, 'validation.tooLong'));
const fileName = v.pipe(v.string(), v.trim(), v.maxLength(limits.fileNameMax, 'validation.tooLong'));

/** The first rows of a file, titles and headings included. */
export const recogniseStatementBody = v.object({
  rows: v.pipe(
    v.array(cells),
    v.minLength(1, 'validation.required'),
    v.maxLength(limits.rowsPerCall, 'validation.tooLong'),
  ),
});

const column = v.nullable(v.picklist(statementFields));

/** How a file is read. */
export const statementMapping = v.object({
  issuer: v.picklist(chargeIssuers, 'validation.required'),
  kind: v.picklist(chargeKinds, 'validation.required'),
  columns: v.pipe(v.array(column), v.maxLength(limits.columnsMax, 'validation.tooLong')),
  dateOrder: v.nullable(v.picklist(dateOrders)),
  /** What is charged is written as a negative amount. */
  isNegative: v.boolean(),
});
export type StatementMapping = v.InferOutput<typeof statementMapping>;

/** Null where no row looks like headings. `isRemembered`: the mapping that the company used last for these headings. */
export const recognisedStatement = v.nullable(
  v.looseObject({
    ...statementMapping.entries,
    dialect: v.nullish(v.string()),
    /** The first row below the headings, from 0. */
    firstRow: v.number(),
    headings: v.array(v.string()),
    headingKey: v.string(),
    isRemembered: v.boolean(),
  }),
);
export type RecognisedStatement = NonNullable<v.InferOutput<typeof recognisedStatement>>;

const statementRow = v.object({ line: queryInteger(1, limits.lineMax), cells });
const statementRows = v.pipe(
  v.array(statementRow),
  v.minLength(1, 'validation.required'),
  v.maxLength(limits.rowsPerCall, 'validation.tooLong'),
);

export const previewStatementBody = v.object({ mapping: statementMapping, rows: statementRows });

export const createStatementBody = v.object({
  fileName,
  headingKey: v.pipe(v.string(), v.maxLength(limits.headingKeyMax, 'validation.tooLong')),
  mapping: statementMapping,
});

export const addStatementRowsBody = v.object({ statementId: uuid, rows: statementRows });

/** `free`: a passing without a charge. `skipped`: a title, a total or an empty line. */
export const rowOutcomes = ['added', 'duplicate', 'free', 'skipped', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const rowProblems = [
  'date.missing',
  'date.unreadable',
  'date.otherOrder',
  'date.eitherOrder',
  'date.future',
  'plate.missing',
  'amount.missing',
  'amount.unreadable',
  'amount.credit',
] as const;
export type RowProblemName = (typeof rowProblems)[number];

export const statementLine = v.looseObject({
  line: v.number(),
  outcome: v.picklist(rowOutcomes),
  problems: v.array(v.picklist(rowProblems)),
  /** Of a charge that was read. */
  plate: v.nullish(v.string()),
  at: v.nullish(v.string()),
  precision: v.nullish(v.picklist(momentPrecisions)),
  amount: v.nullish(v.string()),
  match: v.nullish(v.picklist(chargeMatches)),
  tripCode: v.nullish(v.string()),
  isDifferent: v.nullish(v.boolean()),
  /** The row as the file has it. */
  cells: v.nullish(v.array(v.string())),
});
export type StatementLine = v.InferOutput<typeof statementLine>;

export const statementReport = v.object({ rows: v.array(statementLine) });
export type StatementReport = v.InferOutput<typeof statementReport>;

export const statement = v.looseObject({
  statementId: v.string(),
  fileName: v.string(),
  issuer: v.picklist(chargeIssuers),
  kind: v.picklist(chargeKinds),
  createdAt: v.string(),
  undoneAt: v.nullish(v.string()),
  added: v.number(),
  duplicate: v.number(),
  refused: v.number(),
  /** Free passings and lines that are no charge. */
  skipped: v.number(),
  /** Charges of it that are billed, or more: it cannot be undone any more. */
  billed: v.number(),
});
export type Statement = v.InferOutput<typeof statement>;

export const chargeBody = v.object({
  plate: anyPlate,
  at: isoMoment,
  amount: positiveMoneyText,
  currency,
  kind: v.optional(v.picklist(chargeKinds), 'fine'),
  /** A photo or a scan of the notice. */
  photo: v.optional(v.nullable(uuid), null),
  reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.textMax, 'validation.tooLong')), ''),
  details: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.textMax, 'validation.tooLong')), ''),
});

export const chargeMatchFilters = ['toDecide', 'due', ...chargeMatches] as const;

export const chargesQuery = v.object({
  ...srmListQuery,
  ...dateRangeQuery.entries,
  state: v.optional(v.picklist(chargeStates)),
  kind: v.optional(v.picklist(chargeKinds)),
  /**
   * `toDecide`: what no person and no rule has decided yet, and is not billed. `due`: fines whose time to be disputed ends
   * soon, by the alert rule of the company.
   */
  match: v.optional(v.picklist(chargeMatchFilters)),
  statementId: v.optional(uuid),
  bookingId: v.optional(uuid),
});

const chargeEntries = {
  chargeId: v.string(),
  kind: v.picklist(chargeKinds),
  issuer: v.picklist(chargeIssuers),
  /** As the statement names it, in one spelling. */
  plate: v.string(),
  vehicleId: v.nullish(v.string()),
  vehicleName: v.nullish(v.string()),
  at: v.string(),
  precision: v.picklist(momentPrecisions),
  amount: v.string(),
  currency,
  reference: v.nullish(v.string()),
  place: v.nullish(v.string()),
  details: v.nullish(v.string()),
  /** What the published toll is; null where none is known. */
  expected: v.nullish(v.string()),
  band: v.nullish(v.string()),
  isDifferent: v.nullish(v.boolean()),
  state: v.picklist(chargeStates),
  match: v.picklist(chargeMatches),
  /** A person decided. */
  isByHand: v.nullish(v.boolean()),
  bookingId: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  tripStatus: v.nullish(v.string()),
  customerName: v.nullish(v.string()),
  /** Since when it is on the account of its open trip: closing the trip charges it. */
  accountedAt: v.nullish(v.string()),
  /** The document that bills it. */
  invoiceId: v.nullish(v.string()),
  invoiceNumber: v.nullish(v.string()),
  /** Of a fine that is neither billed nor settled: when the time to dispute it ends. */
  dueAt: v.nullish(v.string()),
} as const;

export const charge = v.looseObject(chargeEntries);
export type Charge = v.InferOutput<typeof charge>;
export const chargePage = pageSchema(charge);

/** A trip that a charge can belong to, with the time in which it had the vehicle. */
export const chargeCandidate = v.looseObject({
  bookingId: v.string(),
  tripCode: v.string(),
  customerName: v.nullish(v.string()),
  plate: v.string(),
  from: v.string(),
  to: v.nullish(v.string()),
  contractSignedAt: v.nullish(v.string()),
});
export type ChargeCandidate = v.InferOutput<typeof chargeCandidate>;

export const chargeEvents = [
  'imported',
  'entered',
  'decided',
  'noticed',
  'accounted',
  'unaccounted',
  'billed',
  'collected',
  'disputed',
  'writtenOff',
  'unbilled',
  'undone',
] as const;
export type ChargeEventKind = (typeof chargeEvents)[number];

export const chargeEvent = v.looseObject({
  kind: v.picklist(chargeEvents),
  at: v.string(),
  by: v.nullish(v.string()),
  reason: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  /** Of a document that bills it. */
  number: v.nullish(v.string()),
  /** The address that a notice was sent to. */
  to: v.nullish(v.string()),
});

export const chargeDetails = v.looseObject({
  ...chargeEntries,
  /** Why it is not decided: `time`, `plates`, `maintenance`, `own_use`, `free`. */
  matchReason: v.nullish(v.string()),
  candidates: v.array(chargeCandidate),
  /** The trip's own time with the vehicle, and its contract. */
  proof: v.nullish(chargeCandidate),
  /** Of the customer of its trip, for a notice; null where they are not known. */
  contact: v.nullish(v.object({ email: v.nullish(v.string()), phone: v.nullish(v.string()) })),
  photo: v.nullish(fileReference),
  fileName: v.nullish(v.string()),
  line: v.nullish(v.number()),
  cells: v.nullish(v.array(v.string())),
  history: v.array(chargeEvent),
});
export type ChargeDetails = v.InferOutput<typeof chargeDetails>;

/** Null for a charge that the company pays itself. */
export const decideChargeBody = v.object({ chargeId: uuid, bookingId: v.nullable(uuid) });

export const changeChargeStateBody = v.object({
  chargeId: uuid,
  state: v.picklist(['unbilled', 'billed', 'collected', 'disputed', 'writtenOff'], 'validation.required'),
  reason: v.optional(text(limits.reasonMin, limits.textMax)),
});

const chargeIds = v.pipe(
  v.array(uuid),
  v.minLength(1, 'validation.required'),
  v.maxLength(limits.billedMax, 'validation.tooMany'),
  v.check((ids) => new Set(ids).size === ids.length, 'validation.required'),
);

/** Onto the accounts of their open trips, or off them again. All of them, or none. */
export const changeChargeAccountBody = v.object({ chargeIds, isOnAccount: v.boolean() });

/** Charges of one closed trip. `takesDeposit`: what is still held of its deposit pays as much of them as it can. */
export const supplementaryInvoiceBody = v.object({
  chargeIds,
  takesDeposit: v.optional(v.boolean(), false),
});
