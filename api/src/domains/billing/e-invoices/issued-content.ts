import type { PlainSentence } from '../../../language/say';
import type { StoredInvoice } from '../invoices/invoice-repository';

/** What an electronic document takes from the issued one. */
export type IssuedContent = Pick<
  StoredInvoice,
  'kind' | 'number' | 'issuedAt' | 'gross' | 'version' | 'categories' | 'taxes' | 'lines' | 'facts' | 'reason'
>;

/** What may be missing in either country, and how to mend it. */
export const commonMissingParts = {
  taxedLine: 'Nothing on it is taxed, so it is no tax document.',
  taxByLine:
    'Its tax was rounded line by line, which electronic documents do not allow. Credit it and issue it again.',
} as const satisfies Record<string, PlainSentence>;

/** The parts that are missing. */
export const listMissing = <Part extends string>(
  lacks: readonly (readonly [part: Part, isMissing: boolean])[],
): Part[] => lacks.flatMap(([part, isMissing]) => (isMissing ? [part] : []));

/** Whether a line is taxed. */
export const hasTaxedLine = ({ lines }: Pick<IssuedContent, 'lines'>): boolean =>
  lines.some(({ gross, treatment }) => gross > 0 && treatment === 'STANDARD');
