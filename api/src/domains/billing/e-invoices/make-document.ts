import type { Country } from '@portal/shared/contract';

import type { IndianAddress, SellerParts } from '../../../database/tables/invoices';
import type { PlainSentence } from '../../../language/say';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { checkDocument as checkInv01 } from './inv-01/check-document';
import { findMissingParts, missingParts } from './missing-parts';
import { findMissingRegistrationParts, missingRegistrationParts } from './missing-registration-parts';
import { checkDocument } from './pint-ae/check-document';
import { writeDocument } from './pint-ae/write-document';
import { toInv01Document } from './to-inv01-document';
import { toPintDocument, type Issued } from './to-pint-document';

/** What a document lacks, by the name of the part, and how to mend it. */
export interface MissingPart {
  readonly path: string;
  readonly message: PlainSentence;
}

export interface MadeDocument {
  readonly text: string;
  readonly format: 'ubl' | 'inv01';
  /** India only. */
  readonly irn: string | null;
}
export type Made = MadeDocument | { readonly missing: readonly MissingPart[] };

/** As the document was issued; a part that was not known then is the company's today. */
function fillIn<Parts extends object>(frozen: Parts | undefined, today: Parts): Parts {
  const known = Object.entries(frozen ?? {}).filter(([, value]) => value !== '');
  return { ...today, ...(Object.fromEntries(known) as Partial<Parts>) };
}

/** What the company's electronic documents say of it today. */
export interface SellerToday {
  readonly parts: SellerParts;
  readonly address: IndianAddress;
}

interface Source {
  readonly row: StoredInvoice;
  /** The invoice that a credit note corrects. */
  readonly corrected: Pick<StoredInvoice, 'gross'> | undefined;
  readonly today: SellerToday;
}

function toMissing<Part extends string>(
  sentences: Readonly<Record<Part, PlainSentence>>,
  parts: readonly Part[],
): Made {
  return { missing: parts.map((part) => ({ path: part, message: sentences[part] })) };
}

function makeUbl(country: Country, { row, corrected, today }: Source): Made {
  const issued: Issued = {
    row,
    isWhole: row.gross === corrected?.gross,
    seller: fillIn(row.facts.seller, today.parts),
  };
  const missing = findMissingParts(issued);
  if (missing.length > 0) return toMissing(missingParts, missing);
  const text = writeDocument(toPintDocument(country, issued));
  // Only documents of before, taxed line by line, have everything and are still not allowed.
  if (checkDocument(text).length > 0) return toMissing(missingParts, ['taxByLine']);
  return { text, format: 'ubl', irn: null };
}

function makeInv01(country: Country, { row, today }: Source): Made {
  const issued = { row, seller: fillIn(row.facts.addresses?.seller, today.address) };
  const missing = findMissingRegistrationParts(issued);
  if (missing.length > 0) return toMissing(missingRegistrationParts, missing);
  const { document, irn } = toInv01Document(country, issued);
  if (checkInv01(document).length > 0) return toMissing(missingRegistrationParts, ['taxByLine']);
  return { text: `${JSON.stringify([document], null, 2)}\n`, format: 'inv01', irn };
}

/** The electronic form of an issued document: UBL in the Emirates, INV-01 in India; or what it lacks. */
export const makeDocument = (country: Country, source: Source): Made =>
  country.id === 'ae' ? makeUbl(country, source) : makeInv01(country, source);

/** In India only documents for a customer with a GSTIN are registered. */
export const canBeElectronic = (country: Country, { facts }: Pick<StoredInvoice, 'facts'>): boolean =>
  country.id === 'ae' || facts.customer.taxNumber !== '';
