import { runInSpan, runOutsideTrace } from '@portal/build/tracing/run-in-span.ts';
import type { Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';

import { runOutsideCall } from '../database/call-transaction';
import { runWithin } from '../database/connection-budgets';
import type { Database } from '../database/schema';
import { createRequestLinks } from './request-links';
import type { Mailer } from './mailer';
import { claimDue, enqueue, markFailed, markSent, MAX_ATTEMPTS } from './outbox-repository';
import type { ClaimedMail } from './outbox-repository';
import type { MailTransport } from './transport';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const POLL_MS = 1000;
/** The time limit of a stop: unsent mails stay in the outbox for the next start. */
const STOP_MS = 5000;
/** Long enough for the transaction that wrote the mail to commit, short enough to go unnoticed. */
const WAKE_MS = 40;

export interface MailLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Options {
  readonly db: Kysely<Database>;
  readonly transport: MailTransport;
  readonly log: MailLog;
  /** Milliseconds that a stop may take. */
  readonly stopAfter?: number;
}

export function createOutboxMailer({ db, transport, log, stopAfter = STOP_MS }: Options): Mailer {
  const requests = createRequestLinks();
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let isClosed = false;
  let running: Promise<void> | null = null;

  /** Each mail is a trace, which names the one of the call that wanted it. */
  const deliver = (mail: ClaimedMail): Promise<void> =>
    runInSpan('send mail', { links: requests.take(mail.id) }, () => tryToDeliver(mail));

  async function tryToDeliver(mail: ClaimedMail): Promise<void> {
    try {
      await runInSpan('hand over mail', { kind: 'client' }, () => transport.deliver(mail));
      await markSent(db, mail.id);
    } catch (error) {
      const reason = getErrorText(error);
      // Neither address nor text: logs contain no personal data.
      const level = mail.attempts >= MAX_ATTEMPTS ? 'error' : 'warn';
      log[level]({ mailId: mail.id, attempts: mail.attempts }, 'a mail was not sent');
      await markFailed(db, mail, reason);
    }
  }

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const mails = await claimDue(db);
      if (mails.length === 0) return;
      for (const mail of mails) {
        if (isClosed) return;
        await deliver(mail);
      }
    }
  }

  function flush(): Promise<void> {
    // A call that sends a mail wakes the sender; the sender's work must not join the transaction of that
    // call.
    running ??= runOutsideTrace(() =>
      runOutsideCall(() => runWithin('background', 'mail', sendAllDue)),
    ).finally(() => (running = null));
    return running;
  }

  /** First the running work, then what is due. */
  async function sendRest(): Promise<void> {
    await running;
    await flush();
  }

  function schedule(milliseconds: number): void {
    if (!started) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => {
      flush()
        .catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'))
        .finally(() => schedule(POLL_MS));
    }, milliseconds);
    timer.unref();
  }

  return {
    async send(mail, transaction = db) {
      requests.keep(await enqueue(transaction, mail));
      runOutsideTrace(() => schedule(WAKE_MS));
    },
    start() {
      started = true;
      schedule(0);
    },
    flush,
    async stop() {
      started = false;
      if (timer) clearTimeout(timer);
      await Promise.race([sendRest(), pause(stopAfter, undefined, { ref: false })]);
      isClosed = true;
      transport.close();
    },
  };
}
