import { termsVariables, type Country, type TermsVariable } from '@portal/shared/contract';

import { dayOf, momentOf, moneyOf } from '../../../documents/format';
import type { ContractFacts } from './facts';

/** What stands for what nobody has said. */
const MISSING = '—';

export const valuesOf = (
  facts: ContractFacts,
  today: Date,
  country: Country,
): Record<TermsVariable, string> => ({
  companyName: facts.company.name,
  customerName: facts.customer.name,
  customerPhone: facts.customer.phone,
  passportNumber: facts.customer.passportNumber ?? MISSING,
  drivingLicenseNumber: facts.customer.drivingLicenseNumber ?? MISSING,
  vehicleName: facts.vehicle.name,
  vehicleRegistrationNumber: facts.vehicle.plate,
  bookingStartDate: momentOf(facts.start, country),
  bookingEndDate: momentOf(facts.end, country),
  totalAmount: moneyOf(facts.total, facts.currency),
  securityDeposit: moneyOf(facts.deposit, facts.currency),
  today: dayOf(today, country),
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

/** Puts the trip's own in the place of the variables; tags that an editor left within the braces stay balanced. */
export const fillTerms = (html: string, values: Readonly<Record<TermsVariable, string>>): string =>
  html.replace(/\{(<[^>]*>)*\{((?:[^{}<]|<[^>]*>)*)\}(<[^>]*>)*\}/g, (whole: string) => {
    const name = whole.replace(/<[^>]*>|&nbsp;|[{}\s\u00a0]/g, '');
    const tags = whole.match(/<[^>]*>/g) ?? [];
    return isKnown(name) ? `${escaped(values[name])}${tags.join('')}` : whole;
  });
