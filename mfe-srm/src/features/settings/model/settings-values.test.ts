import {
  chargeSubjects,
  defaultAlertRules,
  defaultElectronicSettings,
  type RentalSettings,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { settingsRules, toFormValues } from './settings-values';

const settings: RentalSettings = {
  turnaroundMinutes: 60,
  taxRate: 500,
  serviceCode: '',
  serviceCodeReason: '',
  bilingualDocuments: false,
  taxTreatments: Object.fromEntries(
    chargeSubjects.map((subject) => [subject, subject === 'Fines' ? 'OUT_OF_SCOPE' : 'STANDARD']),
  ) as RentalSettings['taxTreatments'],
  alertRules: defaultAlertRules,
};
const problems = (changes: Partial<ReturnType<typeof toFormValues>>) =>
  (v.safeParse(settingsRules, { ...toFormValues(settings), ...changes }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  );

it('the settings survive the form unchanged', () => {
  expect(v.parse(settingsRules, toFormValues(settings))).toEqual(settings);
});

it('the amounts of the law show their crores and survive the form', () => {
  const withDuty = { ...settings, electronic: { ...defaultElectronicSettings, turnover: 123_456_789 } };
  const typed = toFormValues(withDuty);
  expect(typed.electronic).toMatchObject({ turnover: '12,34,56,789', registerFrom: '5,00,00,000' });
  expect(v.parse(settingsRules, typed)).toEqual(withDuty);
});

it('a percentage may have decimals', () => {
  expect(v.parse(settingsRules, { ...toFormValues(settings), taxRate: '7.35' }).taxRate).toBe(735);
});

it.each([
  [{ turnaroundMinutes: '' }, 'turnaroundMinutes'],
  [{ turnaroundMinutes: '-1' }, 'turnaroundMinutes'],
  [{ turnaroundMinutes: '1441' }, 'turnaroundMinutes'],
  [{ taxRate: 'five' }, 'taxRate'],
  [{ taxRate: '51' }, 'taxRate'],
  [{ taxRate: '5.001' }, 'taxRate'],
  [{ serviceCode: 'A1' }, 'serviceCode'],
])('the form refuses %j', (changes, field) => {
  expect(problems(changes)).toEqual([`${field}: validation.number`]);
});

it('the form refuses an invalid number of a rule', () => {
  const { alertRules } = toFormValues(settings);
  const broken = { ...alertRules, manyTrips: { enabled: true, trips: '1', days: '7' } };
  expect(problems({ alertRules: broken })).toEqual(['alertRules.manyTrips.trips: validation.number']);
});
