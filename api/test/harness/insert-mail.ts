import { sql } from 'kysely';

import type { TestApp } from './start-test-app';

/** A mail as the outbox keeps it: waiting, unless it was sent. */
export const insertMail = (app: TestApp, minutesAgo: number, sentAt: Date | null = null) =>
  app.db
    .insertInto('outboxMails')
    .values({
      id: crypto.randomUUID(),
      recipient: 'someone@private.example',
      subject: 'A subject',
      textBody: '',
      htmlBody: '',
      lastError: null,
      createdAt: sql<Date>`now() - make_interval(mins => ${minutesAgo})`,
      sentAt,
    })
    .execute();
