import { paths } from '../../model/paths';

/** The parts of a customer's page. */
export const parts = ['overview', 'trips', 'invoices', 'edit', 'history'] as const;
export type Part = (typeof parts)[number];

export const customerPath = (customerId: string, part: Part = 'overview'): string =>
  `${paths.customer.replace(':customerId', customerId)}${part === 'overview' ? '' : `?part=${part}`}`;
