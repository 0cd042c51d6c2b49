import type { Country } from '@portal/shared/contract';

import type { SellerParts } from '../../../database/tables/invoices';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { toPintDocument, type Issued } from './to-pint-document';
import { findMissingParts, type MissingPart } from './missing-parts';
import { checkDocument } from './pint-ae/check-document';
import { writeDocument } from './pint-ae/write-document';

type Made = { readonly xml: string } | { readonly missing: readonly MissingPart[] };

/** As the document was issued; a part that was not known then is the company's today. */
function fillIn(frozen: SellerParts | undefined, today: SellerParts): SellerParts {
  const known = Object.entries(frozen ?? {}).filter(([, value]) => value !== '');
  return { ...today, ...(Object.fromEntries(known) as Partial<SellerParts>) };
}

interface Source {
  readonly row: StoredInvoice;
  /** The invoice that a credit note corrects. */
  readonly corrected: Pick<StoredInvoice, 'gross'> | undefined;
  readonly today: SellerParts;
}

/** The electronic form of an issued document, as UBL, or what it lacks. */
export function makeDocument(country: Country, { row, corrected, today }: Source): Made {
  const issued: Issued = {
    row,
    isWhole: row.gross === corrected?.gross,
    seller: fillIn(row.facts.seller, today),
  };
  const missing = findMissingParts(issued);
  if (missing.length > 0) return { missing };
  const xml = writeDocument(toPintDocument(country, issued));
  // Only documents of before, taxed line by line, have everything and are still not allowed.
  return checkDocument(xml).length > 0 ? { missing: ['taxByLine'] } : { xml };
}
