import { additionalChargeTypes, type AdditionalChargeType, type Settlement } from '@portal/shared/contract';

/** The lines of a settlement that always show: that nothing is due for them matters too. */
const always = ['rental', 'extraKilometreCharge', 'lateFee'] as const;
const whenThere = ['fines', 'salik', 'discount'] as const;
export type AccountLine = (typeof always)[number] | (typeof whenThere)[number];

export const listAccountLines = (account: Settlement): AccountLine[] => [
  ...always,
  ...whenThere.filter((line) => account[line] !== 0),
];

export const isChargeType = (type: string): type is AdditionalChargeType =>
  additionalChargeTypes.some((known) => known === type);
