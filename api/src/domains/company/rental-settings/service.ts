import {
  MINUTE,
  chargeSubjects,
  defaultAlertRules,
  defaultElectronicSettings,
  getDefaultTreatment,
  holdLimits,
  limits,
  listFields,
  noPaymentDetails,
  noRequiredPictures,
  settingsFields,
  type Country,
  type NamesOfKind,
  type RentalSettings,
  type SettingsFields,
  type TaxTreatment,
} from '@portal/shared/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { requireCompany } from '../record/require-company';
import { writeSettings } from './settings-repository';

const defaultTreatments = (): Record<string, TaxTreatment> =>
  Object.fromEntries(chargeSubjects.map((subject) => [subject, getDefaultTreatment(subject)]));

type GroupName = NamesOfKind<SettingsFields, 'group'>;

/** A server of this release has all of them. */
type FullSettings = Required<RentalSettings>;

const getDefaults = ({ id }: Country): FullSettings => ({
  turnaroundMinutes: limits.trip.turnaround / MINUTE,
  taxRate: limits.invoice.taxRate[id],
  serviceCode: limits.invoice.serviceCode[id],
  serviceCodeReason: '',
  bilingualDocuments: id === 'ae',
  taxTreatments: defaultTreatments(),
  alertRules: {
    ...defaultAlertRules,
    fineDue: { ...defaultAlertRules.fineDue, limit: limits.charge.disputeDays[id] },
    electronicDue: { ...defaultAlertRules.electronicDue, limit: limits.electronic.days[id] },
  },
  electronic: defaultElectronicSettings,
  payments: noPaymentDetails,
  requiredPictures: noRequiredPictures,
  holdDays: holdLimits.days,
  fullCheckLists: false,
});

/** How a company runs its desk; settings that it has not changed have the product's defaults. */
export async function getSettings(
  db: Kysely<Database>,
  country: Country,
  companyId: string,
): Promise<FullSettings> {
  const row = await db
    .selectFrom('rentalSettings')
    .selectAll()
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const defaults = getDefaults(country);
  if (row === undefined) return defaults;
  const groups = listFields(settingsFields, 'group').map((name) => [
    name,
    { ...defaults[name], ...row[name] },
  ]);
  const { companyId: _company, updatedAt: _time, ...plain } = row;
  return {
    ...plain,
    ...(Object.fromEntries(groups) as Pick<FullSettings, GroupName>),
    bilingualDocuments: defaults.bilingualDocuments || row.bilingualDocuments,
  };
}

export const ownSettings = ({ db, country }: Deps, user: Actor): Promise<RentalSettings> =>
  getSettings(db, country, requireCompany(user));

export async function changeSettings(
  deps: Deps,
  user: Actor,
  settings: RentalSettings,
): Promise<RentalSettings> {
  const companyId = requireCompany(user);
  const usual = limits.invoice.serviceCode[deps.country.id];
  if (usual !== '' && settings.serviceCode !== usual && settings.serviceCodeReason === '')
    throw invalidField(
      'serviceCodeReason',
      say('Enter why a code other than {code} applies.', { code: usual }),
    );
  await writeSettings(deps.db, companyId, settings, deps.clock.now());
  return ownSettings(deps, user);
}
