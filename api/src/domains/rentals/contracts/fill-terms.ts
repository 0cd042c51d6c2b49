import { termsVariables, type Country, type TermsVariable } from '@portal/shared/contract';

import { formatDay, formatDateTime, formatMoney } from '../../../documents/format';
import type { ContractFacts } from './facts';

/** Shown for a value that is missing. */
const MISSING = '—';

export const toPlaceholderValues = (
  facts: ContractFacts,
  today: Date,
  country: Country,
): Record<TermsVariable, string> => ({
  companyName: facts.company.name,
  customerName: facts.customer.name,
  customerPhone: facts.customer.phone,
  emiratesId: facts.customer.emiratesId ?? MISSING,
  passportNumber: facts.customer.passportNumber ?? MISSING,
  drivingLicenseNumber: facts.customer.drivingLicenseNumber ?? MISSING,
  vehicleName: facts.vehicle.name,
  vehicleRegistrationNumber: facts.vehicle.plate,
  bookingStartDate: formatDateTime(facts.start, country),
  bookingEndDate: formatDateTime(facts.end, country),
  totalAmount: formatMoney(facts.total, facts.currency),
  securityDeposit: formatMoney(facts.deposit, facts.currency),
  today: formatDay(today, country),
});

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const known: readonly string[] = termsVariables;
const isKnown = (name: string): name is TermsVariable => known.includes(name);

/**
 * Replaces the variables with the trip's values; tags that an editor left within the braces stay balanced.
 */
export const fillTerms = (html: string, values: Readonly<Record<TermsVariable, string>>): string =>
  html.replace(/\{(<[^>]*>)*\{((?:[^{}<]|<[^>]*>)*)\}(<[^>]*>)*\}/g, (whole: string) => {
    const name = whole.replace(/<[^>]*>|&nbsp;|[{}\s\u00a0]/g, '');
    const tags = whole.match(/<[^>]*>/g) ?? [];
    return isKnown(name) ? `${escaped(values[name])}${tags.join('')}` : whole;
  });
