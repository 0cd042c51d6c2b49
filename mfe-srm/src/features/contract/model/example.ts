import { termsVariables, type TermsVariable } from '@portal/shared/contract';
import type { OnboardingMessageId } from '../../../messages/useOnboardingText';
import { placeholder } from './variables';

type Say = (id: OnboardingMessageId, values?: Record<string, string>) => string;

const clauses = ['parties', 'price', 'driver', 'use', 'fines', 'damage', 'return'] as const;
const places = Object.fromEntries(termsVariables.map((name) => [name, placeholder(name)])) as Record<
  TermsVariable,
  string
>;

/** Terms to start from, in the editor's format. */
export function exampleTerms(t: Say): string {
  return clauses
    .map((clause) => {
      const heading = `<h2>${t(`srm.terms.example.${clause}`)}</h2>`;
      if (clause !== 'use') return `${heading}<p>${t(`srm.terms.example.${clause}.text`, places)}</p>`;
      const items = (['1', '2', '3'] as const).map(
        (item) => `<li><p>${t(`srm.terms.example.use.${item}`)}</p></li>`,
      );
      return `${heading}<ul>${items.join('')}</ul>`;
    })
    .join('');
}
