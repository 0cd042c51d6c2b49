import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { createFolderTransport, outboxFolder } from './folder-transport';
import type { Mailer } from './mailer';
import { createOutboxMailer } from './outbox-mailer';
import type { MailLog } from './outbox-mailer';
import { createSmtpTransport } from './smtp-transport';

export interface MailConfig {
  readonly dataDir: string;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
}

/** A country's mailer: by SMTP when configured, otherwise into `<DATA_DIR>/outbox`. */
export function createMailer(options: { config: MailConfig; db: Kysely<Database>; log: MailLog }): Mailer {
  const { config, db, log } = options;
  const { smtpUrl, from } = config.mail;
  const transport =
    smtpUrl === null
      ? createFolderTransport(outboxFolder(config.dataDir))
      : createSmtpTransport(smtpUrl, from);
  return createOutboxMailer({ db, transport, log });
}
