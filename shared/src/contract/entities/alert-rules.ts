import * as v from 'valibot';
import { wholeNumber } from './primitives';

type WholeNumber = ReturnType<typeof wholeNumber>;

/** A number of a rule, and what it is until a company changes it. */
interface RuleNumber {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}
type RuleNumbers<Name extends string> = Readonly<Record<Name, RuleNumber>>;
type RuleInput<Name extends string> = v.ObjectSchema<
  { readonly enabled: v.BooleanSchema<undefined> } & Readonly<Record<Name, WholeNumber>>,
  undefined
>;

/** A rule of the first release, which every page sends. @param enabled until a company switches it */
function defineRule<Name extends string = never>(enabled: boolean, numbers = {} as RuleNumbers<Name>) {
  const names = Object.keys(numbers) as Name[];
  const mapNumbers = (read: (number: RuleNumber) => unknown) =>
    Object.fromEntries(names.map((name) => [name, read(numbers[name])]));
  const input = v.object({
    enabled: v.boolean(),
    ...mapNumbers(({ min, max }) => wholeNumber(min, max)),
  }) as unknown as RuleInput<Name>;
  const usual = { enabled, ...mapNumbers((number) => number.usual) } as v.InferOutput<RuleInput<Name>>;
  return { numbers: names as readonly Name[], input, usual };
}

/** A rule that a page of an earlier release does not send. */
function defineAddedRule<Name extends string = never>(enabled: boolean, numbers = {} as RuleNumbers<Name>) {
  const rule = defineRule(enabled, numbers);
  return { ...rule, input: v.optional(rule.input, rule.usual as v.InferInput<RuleInput<Name>>) };
}

/** What the desk is warned of: abuse, and times that the law sets. In the order of the settings page. */
export const alertRuleFields = {
  overdue: defineRule(true, { hours: { usual: 2, min: 0, max: 240 } }),
  /** A reserved vehicle that nobody has picked up. */
  latePickup: defineAddedRule(true, { hours: { usual: 1, min: 0, max: 240 } }),
  /** Driven beyond this many percent of the kilometres included. */
  mileage: defineRule(true, { percent: { usual: 150, min: 100, max: 1000 } }),
  repeatDamage: defineRule(true, {
    times: { usual: 2, min: 1, max: 20 },
    months: { usual: 12, min: 1, max: 60 },
  }),
  manyTrips: defineRule(true, { trips: { usual: 3, min: 2, max: 50 }, days: { usual: 7, min: 1, max: 90 } }),
  mismatchedDocuments: defineRule(true),
  spam: defineRule(true),
  depositDue: defineRule(true, { days: { usual: 7, min: 0, max: 30 } }),
  /** A deposit that a bank holds lapses within this many days. */
  holdDue: defineAddedRule(true, { days: { usual: 2, min: 1, max: 30 } }),
  /** The hold of a trip lapsed, and nothing replaced it. */
  holdLapsed: defineAddedRule(true),
  /** Money did not go back to a customer's card, and nothing was refunded since. */
  refundFailed: defineAddedRule(true),
  /**
   * A fine that is neither billed nor settled, this many days before the time in which it can be disputed ends. The
   * limit counts days from the fine.
   */
  fineDue: defineAddedRule(true, {
    days: { usual: 7, min: 0, max: 60 },
    limit: { usual: 45, min: 1, max: 365 },
  }),
  /**
   * Where electronic invoices are mandatory: a document for a registered customer has not left, this many days before
   * the limit ends. The limit counts days from the issue.
   */
  electronicDue: defineAddedRule(false, {
    days: { usual: 3, min: 0, max: 30 },
    limit: { usual: 14, min: 1, max: 90 },
  }),
  /** The provider has not taken a document for an hour. */
  deliveryFailing: defineAddedRule(true),
  /** A vehicle on a trip is outside every zone to stay in. */
  zoneLeft: defineAddedRule(true),
  zoneEntered: defineAddedRule(true),
  /** Faster than so many kilometres per hour for longer than so many seconds. */
  speeding: defineAddedRule(true, {
    speed: { usual: 140, min: 30, max: 300 },
    seconds: { usual: 30, min: 0, max: 3600 },
  }),
  /** A vehicle moves outside the yards although no trip has it. */
  usedBetween: defineAddedRule(false),
  /** A vehicle on a trip was moving when its tracker fell silent, this many minutes ago. */
  trackerSilent: defineAddedRule(true, { minutes: { usual: 60, min: 15, max: 1440 } }),
  /** Driven beyond this many percent of the kilometres included, before the return. */
  plannedKilometres: defineAddedRule(true, { percent: { usual: 120, min: 50, max: 1000 } }),
  /** A vehicle that is due back is in a yard. */
  yardArrived: defineAddedRule(true),
  /** A vehicle on a trip moves between two hours of the local clocks; two equal hours are the whole day. */
  nightUse: defineAddedRule(false, {
    from: { usual: 0, min: 0, max: 23 },
    to: { usual: 5, min: 0, max: 23 },
  }),
  /** A vehicle stands with its engine on for this many minutes. */
  idling: defineAddedRule(false, { minutes: { usual: 20, min: 5, max: 240 } }),
  /** A vehicle is moved with its ignition off. */
  towed: defineAddedRule(true),
  /** The tracker has lost its power, is removed or is jammed. */
  tampering: defineAddedRule(true),
  /** The tracker noticed an impact. */
  crash: defineAddedRule(true),
  /** The tracker noticed so many harsh manoeuvres on a trip. */
  harshDriving: defineAddedRule(true, { times: { usual: 5, min: 1, max: 100 } }),
  /** How likely open trips are to end badly. */
  tripRisk: defineAddedRule(true),
} as const;

type RuleFields = typeof alertRuleFields;
export type AlertRuleName = keyof RuleFields;
export const alertRuleNames = Object.keys(alertRuleFields) as readonly AlertRuleName[];

const mapRules = (read: (rule: RuleFields[AlertRuleName]) => unknown): object =>
  Object.fromEntries(alertRuleNames.map((name) => [name, read(alertRuleFields[name])]));

/** The switches of a company, and its numbers. */
export const alertRules = v.object(
  mapRules(({ input }) => input) as { readonly [Name in AlertRuleName]: RuleFields[Name]['input'] },
);
export type AlertRules = v.InferOutput<typeof alertRules>;

/** The rules until a company changes them. */
export const defaultAlertRules = mapRules(({ usual }) => usual) as AlertRules;
