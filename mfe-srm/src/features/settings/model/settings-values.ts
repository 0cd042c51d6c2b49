import {
  alertRuleFields,
  alertRuleNames,
  chargeSubjects,
  getDefaultTreatment,
  readPlainNumber,
  rentalSettings,
  settingsFields,
  type AlertRuleName,
  type AlertRules,
  type ElectronicSettings,
  type PaymentDetails,
  type RentalSettings,
  type RequiredPictures,
  type SettingsFields,
  type TaxTreatment,
} from '@portal/shared/contract';
import { formatUnits } from '@portal/shared/format';
import * as v from 'valibot';

/** The amounts as typed. */
export type ElectronicValues = Pick<ElectronicSettings, 'sendAtIssue' | 'revenueGroup'> &
  Record<'turnover' | 'registerFrom' | 'limitFrom', string>;

/** The numbers as typed. */
type RuleValues<Name extends AlertRuleName> = {
  [Key in keyof AlertRules[Name]]: Key extends 'enabled' ? boolean : string;
};

/** Groups as the form has them. */
interface GroupValues {
  /** A list in the order of the charges, because their names have dots and slashes. */
  taxTreatments: TaxTreatment[];
  alertRules: { [Name in AlertRuleName]: RuleValues<Name> };
  electronic: ElectronicValues;
  payments: PaymentDetails;
  requiredPictures: RequiredPictures;
}

type Settings = Required<RentalSettings>;
type FieldName = keyof SettingsFields;
type FieldKind = SettingsFields[FieldName]['kind'];
type TypedValue<Name extends FieldName> = Name extends keyof GroupValues
  ? GroupValues[Name]
  : SettingsFields[Name]['kind'] extends 'count' | 'percent'
    ? string
    : Settings[Name];

/** The settings of a desk, as typed: `taxRate` in percent. Null where the server does not have one. */
export type SettingsValues = {
  [Name in FieldName]: undefined extends RentalSettings[Name] ? TypedValue<Name> | null : TypedValue<Name>;
};

export const settingsNames = Object.keys(settingsFields) as FieldName[];

const HUNDRED = 100;

/** Input as a number; invalid input stays for the schema to refuse. */
const parseNumber = (text: string): number => Number(readPlainNumber(text) || Number.NaN);

/** Only India decides the duty by amounts. Without groups nobody sees how many crores they are. */
const formatRupees = (rupees: number): string => formatUnits(rupees, 'INR');

/** The input as it is sent: no turnover is one that is not stated. */
export const toElectronicSettings = (values: ElectronicValues): ElectronicSettings => ({
  ...values,
  turnover: values.turnover.trim() === '' ? null : parseNumber(values.turnover),
  registerFrom: parseNumber(values.registerFrom),
  limitFrom: parseNumber(values.limitFrom),
});

/** Every rule with its numbers converted. */
const mapRuleNumbers = (
  rules: Readonly<Record<AlertRuleName, object>>,
  convert: (number: string) => unknown,
): object =>
  Object.fromEntries(
    alertRuleNames.map((name) => {
      const rule = rules[name] as Record<string, string>;
      const numbers = alertRuleFields[name].numbers.map((number) => [number, convert(rule[number] ?? '')]);
      return [name, { ...rule, ...Object.fromEntries(numbers) }];
    }),
  );

interface Conversion<Sent = unknown, Typed = unknown> {
  toTyped(sent: Sent): Typed;
  toSent(typed: Typed): Sent;
}

const keep: Conversion = { toTyped: (sent) => sent, toSent: (typed) => typed };

const groups: { readonly [Name in keyof GroupValues]: Conversion<Settings[Name], GroupValues[Name]> } = {
  taxTreatments: {
    toTyped: (sent) => chargeSubjects.map((subject) => sent[subject] ?? getDefaultTreatment(subject)),
    toSent: (typed) =>
      Object.fromEntries(
        chargeSubjects.map((subject, at) => [subject, typed[at] ?? getDefaultTreatment(subject)]),
      ) as Settings['taxTreatments'],
  },
  alertRules: {
    toTyped: (sent) => mapRuleNumbers(sent, String) as GroupValues['alertRules'],
    toSent: (typed) => mapRuleNumbers(typed, parseNumber) as AlertRules,
  },
  electronic: {
    toTyped: (sent) => ({
      ...sent,
      turnover: sent.turnover === null ? '' : formatRupees(sent.turnover),
      registerFrom: formatRupees(sent.registerFrom),
      limitFrom: formatRupees(sent.limitFrom),
    }),
    toSent: toElectronicSettings,
  },
  payments: { toTyped: (sent) => ({ ...sent }), toSent: (typed) => typed },
  requiredPictures: { toTyped: (sent) => ({ ...sent }), toSent: (typed) => typed },
};

const kinds: Readonly<Record<Exclude<FieldKind, 'group'>, Conversion>> = {
  count: { toTyped: String, toSent: parseNumber },
  percent: {
    toTyped: (sent: number) => String(sent / HUNDRED),
    // More than two decimals stay, for the schema to refuse.
    toSent: (typed: string) => Math.round(parseNumber(typed) * HUNDRED * HUNDRED) / HUNDRED,
  },
  flag: keep,
  text: keep,
};

function findConversion(name: FieldName): Conversion {
  const { kind } = settingsFields[name];
  return kind === 'group' ? groups[name as keyof GroupValues] : kinds[kind];
}

export const toFormValues = (settings: RentalSettings): SettingsValues =>
  Object.fromEntries(
    settingsNames.map((name) => [
      name,
      settings[name] === undefined ? null : findConversion(name).toTyped(settings[name]),
    ]),
  ) as SettingsValues;

const toSettings = (values: SettingsValues): v.InferInput<typeof rentalSettings> =>
  Object.fromEntries(
    settingsNames
      .filter((name) => values[name] !== null)
      .map((name) => [name, findConversion(name).toSent(values[name])]),
  ) as v.InferInput<typeof rentalSettings>;

export const settingsRules = v.pipe(
  v.custom<SettingsValues>(() => true),
  v.transform(toSettings),
  rentalSettings,
);
export type CheckedSettings = v.InferOutput<typeof settingsRules>;
