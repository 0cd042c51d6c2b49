import type { Settlement } from '@portal/shared/contract';

/** The lines of a settlement that always show: that nothing is due for them matters too. */
const always = ['rental', 'extraKilometreCharge', 'lateFee'] as const;
const whenThere = ['fines', 'salik', 'discount'] as const;
export type AccountLine = (typeof always)[number] | (typeof whenThere)[number];

export const listAccountLines = (account: Settlement): AccountLine[] => [
  ...always,
  ...whenThere.filter((line) => account[line] !== 0),
];
