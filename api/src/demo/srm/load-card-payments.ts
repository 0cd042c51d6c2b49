import { creditNoteBody, HOUR, issueInvoiceBody, toMinorUnits } from '@portal/shared/contract';

import { newId } from '../../database/ids';
import type { Actor, Deps } from '../../deps';
import {
  askPayment,
  creditInvoice,
  issueInvoice,
  issueSupplementaryInvoice,
  settleCardPayment,
} from '../../domains/billing';
import { changeChargeState } from '../../domains/charges';
import { requireCompany } from '../../domains/company';
import { validate } from '../../plugins/validate';

const TOLLS = 3;
const nothingElse = () => Promise.resolve();

interface Debt {
  readonly tripId: string;
  readonly invoiceId: string | null;
  readonly chargeIds: readonly string[];
}

/** The trip that ended last with some tolls that nobody has billed. */
async function findDebt({ db }: Deps, companyId: string): Promise<Debt | null> {
  const tolls = await db
    .selectFrom('charges')
    .innerJoin('trips', 'trips.id', 'charges.tripId')
    .select(['charges.id', 'charges.tripId', 'trips.invoiceId'])
    .where('charges.companyId', '=', companyId)
    .where('charges.state', '=', 'unbilled')
    .where('charges.kind', '=', 'toll')
    .where('trips.status', '=', 'COMPLETED')
    .orderBy('trips.returnedAt', 'desc')
    .orderBy('charges.at')
    .execute();
  for (const { tripId, invoiceId } of tolls) {
    const chargeIds = tolls.filter((toll) => toll.tripId === tripId).map(({ id }) => id);
    if (tripId !== null && chargeIds.length >= TOLLS)
      return { tripId, invoiceId, chargeIds: chargeIds.slice(0, TOLLS) };
  }
  return null;
}

/** The customer pays what the invoice asks for, on the page of a link. @returns the id of the payment by card */
async function payByCard(deps: Deps, user: Actor, bookingId: string, invoiceId: string, gross: string) {
  const { db, clock } = deps;
  const companyId = requireCompany(user);
  const { requestId } = await askPayment(deps, user, { bookingId, amount: gross, invoiceId });
  const amount = toMinorUnits(gross);
  const id = newId();
  await db
    .insertInto('cardPayments')
    .values({
      companyId,
      id,
      requestId,
      provider: 'stripe',
      reference: `cs_demo_${id}`,
      amount,
      createdAt: clock.now(),
      nextAt: clock.now(),
    })
    .execute();
  const { currency } = deps.country;
  await db
    .transaction()
    .execute((trx) =>
      settleCardPayment(
        deps,
        trx,
        { companyId, id },
        { state: 'paid', amount, currency, paymentReference: `pi_demo_${id}` },
      ),
    );
  return id;
}

/**
 * Tolls of a trip that is over, billed and paid by link and card. The customer disputes two of them: one is credited, and
 * its way back to the card failed; about the other nobody has decided. Loaded once.
 */
export async function loadDemoCardPayments(deps: Deps, user: Actor): Promise<void> {
  const { db, clock } = deps;
  const companyId = requireCompany(user);
  const any = db.selectFrom('cardPayments').select('id').where('companyId', '=', companyId).limit(1);
  if (await any.executeTakeFirst()) return;
  const debt = await findDebt(deps, companyId);
  if (debt === null) return;
  const { tripId, chargeIds } = debt;
  const ago = (hours: number): Deps => ({
    ...deps,
    clock: { now: () => new Date(clock.now().getTime() - hours * HOUR) },
  });
  if (debt.invoiceId === null)
    await issueInvoice(ago(3), user, validate(issueInvoiceBody, { bookingId: tripId }), nothingElse);
  const invoice = await issueSupplementaryInvoice(
    ago(3),
    user,
    { chargeIds: [...chargeIds], takesDeposit: false },
    nothingElse,
  );
  const { invoiceId, gross, lines } = invoice;
  const paymentId = await payByCard(ago(2), user, tripId, invoiceId, gross);
  for (const chargeId of chargeIds.slice(0, 2))
    await changeChargeState(deps, user, {
      chargeId,
      state: 'disputed',
      reason: 'The customer says that the gate was closed',
    });
  const [line] = lines;
  if (line === undefined) return;
  const reason = 'The gate was closed';
  const credited = { invoiceId, reason, lines: [{ position: line.position, amount: line.gross }] };
  await creditInvoice(deps, user, validate(creditNoteBody, credited), nothingElse);
  await db
    .insertInto('cardRefunds')
    .values({
      companyId,
      id: newId(),
      paymentId,
      amount: toMinorUnits(line.gross),
      reason,
      state: 'FAILED',
      problem: 'CARD',
      createdAt: ago(1).clock.now(),
      createdBy: user.userId,
      settledAt: clock.now(),
      nextAt: null,
    })
    .execute();
}
