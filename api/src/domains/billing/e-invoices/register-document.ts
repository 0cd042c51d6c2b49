import type { ElectronicInvoice, registrationBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { ownInvoice, type StoredInvoice } from '../invoices/invoice-repository';
import type { Inv01Document } from './inv-01/document';
import { readMadeDocument } from './read-made-document';
import { readElectronicInvoice } from './service';
import { insertRegistration } from '../registrations/registration-repository';
import { verifySignedCode, type SignedFacts } from '../registrations/verify-signed-code';

type Body = v.InferOutput<typeof registrationBody>;

/** The facts of the answer that are not those of the document, by their name in the code. */
function listDifferences(facts: SignedFacts, document: Inv01Document, irn: string): string[] {
  const pairs: readonly (readonly [keyof SignedFacts, string | number])[] = [
    ['SellerGstin', document.SellerDtls.Gstin],
    ['BuyerGstin', document.BuyerDtls.Gstin],
    ['DocNo', document.DocDtls.No],
    ['DocTyp', document.DocDtls.Typ],
    ['DocDt', document.DocDtls.Dt],
    ['TotInvVal', document.ValDtls.TotInvVal],
    ['Irn', irn],
  ];
  return pairs.flatMap(([name, value]) => (facts[name] === value ? [] : [name]));
}

/** `2026-12-31 14:05:00` in India, which has one offset all year. */
const toRegisteredAt = (text: string): Date => new Date(`${text.replace(' ', 'T')}+05:30`);

/**
 * Keeps a signed answer of the registration portal with its document.
 * @throws AppProblem on the field if it was not signed by the portal, or is of another document
 */
export async function keepSignedCode(
  { country, clock, config }: Pick<Deps, 'country' | 'clock' | 'config'>,
  db: Db,
  row: StoredInvoice,
  signedQrCode: string,
): Promise<void> {
  if (config.registrationKeys.length === 0)
    throw new AppProblem('conflict', 'This server has no public key of the registration portal.');
  const made = await readMadeDocument(db, country, row);
  const facts = await verifySignedCode(signedQrCode, config.registrationKeys);
  if (facts === null)
    throw invalidField('signedQrCode', 'This code was not signed by the registration portal.');
  const [document] = JSON.parse(made.text) as [Inv01Document];
  const [different] = listDifferences(facts, document, made.irn ?? '');
  if (different !== undefined)
    throw invalidField(
      'signedQrCode',
      say('This code is of another document: {field}.', { field: different }),
    );
  await insertRegistration(db, {
    companyId: row.companyId,
    invoiceId: row.id,
    irn: facts.Irn,
    signedCode: signedQrCode,
    registeredAt: toRegisteredAt(facts.IrnDt),
    keptAt: clock.now(),
  });
}

/** Keeps the signed answer that a person brings. @throws AppProblem on the field */
export async function registerDocument(
  deps: Deps,
  user: Actor,
  { invoiceId, signedQrCode }: Body,
): Promise<ElectronicInvoice> {
  const { db, country } = deps;
  const companyId = requireCompany(user);
  const row = await ownInvoice(db, companyId, invoiceId);
  if (country.id !== 'in')
    throw new AppProblem('conflict', 'Only invoices of India are documents of this kind.');
  await keepSignedCode(deps, db, row, signedQrCode);
  return readElectronicInvoice(deps, row);
}
