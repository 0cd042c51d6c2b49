import {
  chargeSubjects,
  getDefaultTreatment,
  type ElectronicSettings,
  rentalSettings,
  type AlertRules,
  type PaymentDetails,
  type RentalSettings,
  type TaxTreatment,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { ruleNames, ruleNumbers, type RuleName } from './rules';

export interface RuleValues {
  enabled: boolean;
  /** As typed. */
  numbers: Record<string, string>;
}

/**
 * The settings of a desk, as typed. The treatments are a list, because names of charges have dots and
 * slashes.
 */
export interface SettingsValues {
  turnaroundMinutes: string;
  /** In percent: `"5"`, `"7.5"`. */
  taxRate: string;
  serviceCode: string;
  serviceCodeReason: string;
  bilingualDocuments: boolean;
  treatments: TaxTreatment[];
  rules: Record<RuleName, RuleValues>;
  /** As typed; null where the server does not have it. */
  holdDays: string | null;
  /** Null where the server does not have it. */
  fullCheckLists: boolean | null;
  /** Null where the server does not have them. */
  electronic: ElectronicValues | null;
  /** Null where the server does not have them. */
  payments: PaymentDetails | null;
}

/** The amounts as typed. */
export type ElectronicValues = Pick<ElectronicSettings, 'sendAtIssue' | 'revenueGroup'> &
  Record<'turnover' | 'registerFrom' | 'limitFrom', string>;

export const settingsFields = [
  'turnaroundMinutes',
  'holdDays',
  'fullCheckLists',
  'taxRate',
  'serviceCode',
  'serviceCodeReason',
  'bilingualDocuments',
  'treatments',
  'rules',
  'electronic',
  'payments',
] as const;

const HUNDRED = 100;

const ruleValues = (rules: AlertRules, name: RuleName): RuleValues => ({
  enabled: rules[name].enabled,
  numbers: Object.fromEntries(
    ruleNumbers[name].map((number) => [number, String((rules[name] as Record<string, unknown>)[number])]),
  ),
});

export const toFormValues = (settings: RentalSettings): SettingsValues => ({
  turnaroundMinutes: String(settings.turnaroundMinutes),
  holdDays: settings.holdDays === undefined ? null : String(settings.holdDays),
  fullCheckLists: settings.fullCheckLists ?? null,
  taxRate: String(settings.taxRate / HUNDRED),
  serviceCode: settings.serviceCode,
  serviceCodeReason: settings.serviceCodeReason,
  bilingualDocuments: settings.bilingualDocuments,
  treatments: chargeSubjects.map(
    (subject) => settings.taxTreatments[subject] ?? getDefaultTreatment(subject),
  ),
  rules: Object.fromEntries(
    ruleNames.map((name) => [name, ruleValues(settings.alertRules, name)]),
  ) as SettingsValues['rules'],
  electronic: settings.electronic
    ? {
        ...settings.electronic,
        turnover: String(settings.electronic.turnover ?? ''),
        registerFrom: String(settings.electronic.registerFrom),
        limitFrom: String(settings.electronic.limitFrom),
      }
    : null,
  payments: settings.payments ? { ...settings.payments } : null,
});

/** Input as a number; invalid input stays for the rules to refuse. */
const parseNumber = (text: string): number => Number(readPlainNumber(text) || Number.NaN);

/** The input as it is sent: no turnover is one that is not stated. */
export const toElectronicSettings = (values: ElectronicValues): ElectronicSettings => ({
  ...values,
  turnover: values.turnover.trim() === '' ? null : parseNumber(values.turnover),
  registerFrom: parseNumber(values.registerFrom),
  limitFrom: parseNumber(values.limitFrom),
});

type Wire = v.InferInput<typeof rentalSettings>;
const toWire = (values: SettingsValues): Wire => ({
  turnaroundMinutes: parseNumber(values.turnaroundMinutes),
  ...(values.holdDays !== null && { holdDays: parseNumber(values.holdDays) }),
  ...(values.fullCheckLists !== null && { fullCheckLists: values.fullCheckLists }),
  taxRate: Math.round(parseNumber(values.taxRate) * HUNDRED * HUNDRED) / HUNDRED,
  serviceCode: values.serviceCode,
  serviceCodeReason: values.serviceCodeReason,
  bilingualDocuments: values.bilingualDocuments,
  taxTreatments: Object.fromEntries(
    chargeSubjects.map((subject, at) => [subject, values.treatments[at] ?? getDefaultTreatment(subject)]),
  ) as Wire['taxTreatments'],
  alertRules: Object.fromEntries(
    ruleNames.map((name) => [
      name,
      {
        enabled: values.rules[name].enabled,
        ...Object.fromEntries(
          ruleNumbers[name].map((number) => [number, parseNumber(values.rules[name].numbers[number] ?? '')]),
        ),
      },
    ]),
  ) as Wire['alertRules'],
  ...(values.electronic && { electronic: toElectronicSettings(values.electronic) }),
  ...(values.payments && { payments: values.payments }),
});

export const settingsRules = v.pipe(
  v.custom<SettingsValues>(() => true),
  v.transform(toWire),
  rentalSettings,
);
export type CheckedSettings = v.InferOutput<typeof settingsRules>;
