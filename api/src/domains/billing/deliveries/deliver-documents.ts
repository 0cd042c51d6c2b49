import { SECOND, type DeliveryEventKind } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { keepSignedCode } from '../e-invoices/register-document';
import { ownInvoice } from '../invoices/invoice-repository';
import {
  insertDeliveryEvent,
  takeDueDeliveries,
  updateDelivery,
  type StoredDelivery,
} from './delivery-repository';
import { createProvider } from './providers/create-provider';
import { DeliveryError, type DocumentProvider, type ProviderAnswer } from './providers/document-provider';

const LONGEST_WAIT = 3600;
const LONGEST_PROBLEM = 500;

/** Seconds until the next try: 30, doubling to an hour. */
export const computeWait = (attempts: number): number =>
  Math.min(LONGEST_WAIT, 15 * 2 ** Math.max(1, Math.min(attempts, 20)));

const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * SECOND);

const eventKinds = { sent: 'sent', accepted: 'accepted', refused: 'refused' } as const satisfies Record<
  ProviderAnswer['state'],
  DeliveryEventKind
>;

/** What an answer changes. */
function toChange(answer: ProviderAnswer, now: Date) {
  const settled = { attempts: 0, failingSince: null, problem: null, reference: answer.reference ?? null };
  if (answer.state === 'sent')
    return { ...settled, state: 'SENT' as const, sentAt: now, nextAt: addSeconds(now, computeWait(1)) };
  if (answer.state === 'accepted') return { ...settled, state: 'ACCEPTED' as const, answeredAt: now };
  return { ...settled, state: 'REFUSED' as const, reason: answer.reason, answeredAt: now };
}

/** The portal's signed code that came with an answer; what is wrong with it becomes part of the history. */
async function keepCode(deps: Deps, trx: Db, delivery: StoredDelivery, code: string): Promise<string | null> {
  const row = await ownInvoice(trx, delivery.companyId, delivery.invoiceId);
  try {
    await keepSignedCode(deps, trx, row, code);
    return null;
  } catch (error) {
    if (!(error instanceof AppProblem)) throw error;
    return error.errors?.[0]?.message ?? error.detail;
  }
}

async function settle(deps: Deps, delivery: StoredDelivery, answer: ProviderAnswer): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const change = toChange(answer, now);
    const sentAt = delivery.sentAt ?? now;
    if (!(await updateDelivery(trx, delivery, { ...change, sentAt }))) return;
    const detail = answer.state === 'refused' ? answer.reason : (answer.reference ?? null);
    await insertDeliveryEvent(trx, delivery, { kind: eventKinds[answer.state], detail, at: now });
    if (answer.state !== 'accepted' || answer.signedQrCode === undefined) return;
    const wrong = await keepCode(deps, trx, delivery, answer.signedQrCode);
    if (wrong !== null)
      await insertDeliveryEvent(trx, delivery, { kind: 'unverified', detail: wrong, at: now });
  });
}

/** It is tried again later. Failures in a row are one event, unless the reason changes. */
async function noteFailure(deps: Deps, delivery: StoredDelivery, reason: string): Promise<void> {
  const now = deps.clock.now();
  const problem = reason.slice(0, LONGEST_PROBLEM);
  await deps.db.transaction().execute(async (trx) => {
    const isChanged = await updateDelivery(trx, delivery, {
      problem,
      failingSince: delivery.failingSince ?? now,
      nextAt: addSeconds(now, computeWait(delivery.attempts)),
    });
    if (isChanged && delivery.problem !== problem)
      await insertDeliveryEvent(trx, delivery, { kind: 'failed', detail: problem, at: now });
  });
}

/** There is no answer yet: the provider is asked again later. */
async function waitLonger({ db, clock }: Deps, delivery: StoredDelivery): Promise<void> {
  const nextAt = addSeconds(clock.now(), computeWait(delivery.attempts));
  await updateDelivery(db, delivery, { nextAt, failingSince: null, problem: null });
}

async function deliver(deps: Deps, provider: DocumentProvider, delivery: StoredDelivery): Promise<void> {
  try {
    const row = await ownInvoice(deps.db, delivery.companyId, delivery.invoiceId);
    const { id, format, content } = delivery;
    const sellerTaxNumber = row.facts.company.taxNumber;
    const answer =
      delivery.state === 'QUEUED'
        ? await provider.send({ id, format, content, number: row.number, sellerTaxNumber })
        : await provider.ask({ id });
    if (answer === null) await waitLonger(deps, delivery);
    else await settle(deps, delivery, answer);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    await noteFailure(deps, delivery, error.message);
  }
}

/** Sends what is queued and asks what became of what was sent, until nothing is due. */
export async function deliverDocuments(deps: Deps): Promise<void> {
  const provider = createProvider(deps.config.providers[deps.country.id]);
  if (provider === null) return;
  for (;;) {
    const due = await takeDueDeliveries(deps.db, deps.clock.now());
    if (due.length === 0) return;
    for (const delivery of due) await deliver(deps, provider, delivery);
  }
}
