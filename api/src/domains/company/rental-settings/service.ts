import {
  MINUTE,
  chargeSubjects,
  defaultAlertRules,
  defaultElectronicSettings,
  getDefaultTreatment,
  holdLimits,
  limits,
  noPaymentDetails,
  type ElectronicSettings,
  type Country,
  type PaymentDetails,
  type RentalSettings,
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

/** A server of this release has all of them. */
type FullSettings = RentalSettings & {
  readonly electronic: ElectronicSettings;
  readonly payments: PaymentDetails;
  readonly holdDays: number;
  readonly fullCheckLists: boolean;
};

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
  const { turnaroundMinutes, taxRate, serviceCode, serviceCodeReason } = row;
  const isBilingual = defaults.bilingualDocuments || row.bilingualDocuments;
  return {
    turnaroundMinutes,
    taxRate,
    serviceCode,
    serviceCodeReason,
    bilingualDocuments: isBilingual,
    taxTreatments: { ...defaults.taxTreatments, ...row.taxTreatments },
    alertRules: { ...defaults.alertRules, ...row.alertRules },
    electronic: { ...defaults.electronic, ...row.electronic },
    payments: { ...defaults.payments, ...row.payments },
    holdDays: row.holdDays,
    fullCheckLists: row.fullCheckLists,
  };
}

export const ownSettings = ({ db, country }: Deps, user: Actor): Promise<RentalSettings> =>
  getSettings(db, country, requireCompany(user));

export async function changeSettings(
  deps: Deps,
  user: Actor,
  { taxTreatments, alertRules, electronic, payments, ...plain }: RentalSettings,
): Promise<RentalSettings> {
  const companyId = requireCompany(user);
  const usual = limits.invoice.serviceCode[deps.country.id];
  if (usual !== '' && plain.serviceCode !== usual && plain.serviceCodeReason === '')
    throw invalidField(
      'serviceCodeReason',
      say('Enter why a code other than {code} applies.', { code: usual }),
    );
  const row = {
    ...plain,
    taxTreatments: JSON.stringify(taxTreatments),
    alertRules: JSON.stringify(alertRules),
    ...(electronic && { electronic: JSON.stringify(electronic) }),
    ...(payments && { payments: JSON.stringify(payments) }),
    updatedAt: deps.clock.now(),
  };
  await writeSettings(deps.db, companyId, row);
  return ownSettings(deps, user);
}
