import type { TaxTreatment } from '../taxes/tax';

/**
 * What may be added to a trip's rental, by its name on the wire, and how it is taxed until a company decides
 * otherwise. Damage is compensated, so it is no service. A new one is a line here and its words, see
 * `contract/names/charge-type-names.ts`.
 */
const table = {
  'Fuel Charges': 'STANDARD',
  'Excess Mileage Charges': 'STANDARD',
  'Cleaning Charges': 'STANDARD',
  'Late Return Fee': 'STANDARD',
  'Insurance Excess/Deductible': 'OUT_OF_SCOPE',
  'Replacement/Repair of Lost/Damaged Accessories': 'OUT_OF_SCOPE',
  'Additional Driver Fee': 'STANDARD',
  'Child Seat': 'STANDARD',
  'GPS/Navigation System': 'STANDARD',
  'Wi-Fi Hotspot Device': 'STANDARD',
  'Roadside Assistance': 'STANDARD',
  'Cross-Border Fee': 'STANDARD',
  'Smoking Penalty': 'STANDARD',
  'Lost Registration Card': 'STANDARD',
  'Replacement Car Delivery Fee': 'STANDARD',
  'Car Delivery Fee': 'STANDARD',
  'Car Return Fee': 'STANDARD',
  'Service Charge': 'STANDARD',
} as const satisfies Readonly<Record<string, TaxTreatment>>;

export type AdditionalChargeType = keyof typeof table;
export const additionalChargeTypes = /*#__PURE__*/ Object.keys(table) as AdditionalChargeType[];
export const isChargeType = (type: string): type is AdditionalChargeType => Object.hasOwn(table, type);

/** All that a company sets a tax treatment for. */
export const chargeSubjects = /*#__PURE__*/ ['Rental', 'Fines', 'Salik', ...additionalChargeTypes] as const;
export type ChargeSubject = (typeof chargeSubjects)[number];

/** Fines are passed on and not a service. */
export function getDefaultTreatment(subject: ChargeSubject): TaxTreatment {
  if (isChargeType(subject)) return table[subject];
  return subject === 'Fines' ? 'OUT_OF_SCOPE' : 'STANDARD';
}
