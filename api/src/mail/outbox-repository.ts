import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { newId } from '../database/ids';
import type { Mail } from './mailer';
import type { OutgoingMail } from './transport';

type Db = Kysely<Database>;

const AT_ONCE = 10;
/** The mails of a server that dies while sending are tried again after this long. */
const LEASE_SECONDS = 90;
export const MAX_ATTEMPTS = 8;

export interface ClaimedMail extends OutgoingMail {
  readonly attempts: number;
}

/** @returns the number of the row */
export async function enqueue(db: Db, { to, subject, text, html, attachment }: Mail): Promise<string> {
  const row = {
    id: newId(),
    recipient: to,
    subject,
    textBody: text,
    htmlBody: html,
    lastError: null,
    attachmentName: attachment?.name ?? null,
    attachment: attachment ? Buffer.from(attachment.content) : null,
  };
  await db.insertInto('outboxMails').values(row).execute();
  return row.id;
}

/** Takes the due mails; no other server takes the same ones. */
export async function claimDue(db: Db): Promise<ClaimedMail[]> {
  const rows = await db
    .updateTable('outboxMails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      sendAfter: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`,
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outboxMails')
        .select('id')
        .where('sentAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('sendAfter', '<=', sql<Date>`now()`)
        .orderBy('sendAfter')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(({ id, recipient, subject, textBody, htmlBody, createdAt, attempts, ...file }) => ({
    id,
    to: recipient,
    subject,
    text: textBody,
    html: htmlBody,
    createdAt,
    attempts,
    ...(file.attachment &&
      file.attachmentName && {
        attachment: {
          name: file.attachmentName,
          type: 'application/pdf' as const,
          content: file.attachment,
        },
      }),
  }));
}

/** A sent mail is not kept: it contained a code or a reason that concerns only its reader. */
export async function markSent(db: Db, id: string): Promise<void> {
  const emptied = { textBody: '', htmlBody: '', attachment: null, lastError: null };
  await db
    .updateTable('outboxMails')
    .set({ sentAt: sql<Date>`now()`, ...emptied })
    .where('id', '=', id)
    .execute();
}

const secondsUntilNext = (attempts: number): number => Math.min(3600, 15 * 2 ** attempts);

export async function markFailed(db: Db, { id, attempts }: ClaimedMail, reason: string): Promise<void> {
  const sendAfter = sql<Date>`now() + make_interval(secs => ${secondsUntilNext(attempts)})`;
  const failedAt = attempts >= MAX_ATTEMPTS ? sql<Date>`now()` : null;
  const lastError = reason.slice(0, 500);
  await db.updateTable('outboxMails').set({ sendAfter, failedAt, lastError }).where('id', '=', id).execute();
}

export async function deleteSentMails(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom('outboxMails').where('sentAt', '<', olderThan).execute();
}
