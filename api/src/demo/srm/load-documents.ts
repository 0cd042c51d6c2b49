import { HOUR, issueInvoiceBody, type CountryCode } from '@portal/shared/contract';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';

import type { Actor, Deps } from '../../deps';
import { deliverDocuments, issueInvoice, sendDocument } from '../../domains/billing';
import { changeAgreement, requireCompany } from '../../domains/company';
import { validate } from '../../plugins/validate';
import { demoDesks } from '../desks';

/** Business customers, with numbers of the right form that belong to nobody. */
const buyers: Readonly<Record<CountryCode, object>> = {
  ae: {
    customerTaxNumber: '100345678900003',
    customerAddress: 'Office 1204, Bay Square 7',
    customerCity: 'Business Bay',
    customerEmirate: 'DXB',
  },
  in: {
    customerTaxNumber: '27AAPFU0939F1ZV',
    customerAddress: '4 Marine Drive',
    customerCity: 'Mumbai',
    customerPinCode: '400001',
  },
};

/** What the provider says of each document; of the last one nothing yet. */
const answers = [
  { state: 'accepted', reference: 'DEMO-1' },
  { state: 'refused', reason: 'The tax number of the customer is not registered.', reference: 'DEMO-2' },
  null,
] as const;

/**
 * Invoices of the demo desk that were sent, accepted and refused: through the product's own outbox, with a folder as
 * provider. Loaded once, and never on a server that has a provider or documents on their way.
 */
export async function loadDemoDocuments(deps: Deps, user: Actor): Promise<void> {
  const { db, country, config } = deps;
  const any = db.selectFrom('documentDeliveries').select('id').limit(1);
  if (config.providers[country.id] !== null || (await any.executeTakeFirst())) return;
  await changeAgreement(
    deps,
    user,
    country.id === 'ae' ? { licenceAuthority: demoDesks.ae.licence.authority } : { pinCode: '560001' },
  );
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'closedAt'])
    .where('companyId', '=', requireCompany(user))
    .where('status', '=', 'COMPLETED')
    .where('invoiceId', 'is', null)
    .where('closedAt', 'is not', null)
    .orderBy('closedAt')
    .limit(answers.length)
    .execute();
  for (const [at, trip] of trips.entries())
    if (trip.closedAt) await sendInvoice(deps, user, { id: trip.id, closedAt: trip.closedAt }, answers[at]);
}

/** Issued an hour after the trip, sent at once, and answered an hour later. */
async function sendInvoice(
  deps: Deps,
  user: Actor,
  trip: { readonly id: string; readonly closedAt: Date },
  answer: (typeof answers)[number] | undefined,
): Promise<void> {
  const { country, config } = deps;
  const folder = await mkdtemp(join(tmpdir(), 'demo-documents-'));
  const providers = { ...config.providers, [country.id]: { kind: 'files', folder } as const };
  const after = (hours: number): Deps => ({
    ...deps,
    config: { ...config, providers },
    clock: { now: () => new Date(trip.closedAt.getTime() + hours * HOUR) },
  });
  try {
    const body = validate(issueInvoiceBody, { bookingId: trip.id, ...buyers[country.id] });
    const { invoiceId } = await issueInvoice(after(1), user, body, () => Promise.resolve());
    await sendDocument(after(1), user, invoiceId);
    await deliverDocuments(after(1));
    if (!answer) return;
    const [file = ''] = await readdir(join(folder, 'out'));
    await mkdir(join(folder, 'in'));
    await writeFile(join(folder, 'in', `${parse(file).name}.json`), JSON.stringify(answer));
    await deliverDocuments(after(2));
  } finally {
    await rm(folder, { recursive: true });
  }
}
