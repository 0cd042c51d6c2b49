import { notificationLimits } from '@portal/shared/contract';
import { defaultLocale, isLocale } from '@portal/shared/i18n/locales';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { runInLanguage } from '../../../language/reader';
import { notificationMail } from '../../../mail/notification-mail';
import type { Reader } from '../reader';
import { claimDeliveries } from './claim-deliveries';
import { settleDeliveries } from './delivery-repository';
import { describeNotification } from './describe-notification';
import { findRecipient } from './find-recipient';
import { findWaiting } from './find-waiting';
import { linkNotification } from './link-notification';
import { sendToEach } from './send-to-each';

/** All that waits for a user is one mail, written in the transaction that settles it. */
async function sendMail(deps: Deps, trx: Db, reader: Reader, portalUrl: string): Promise<void> {
  const { list, unwanted } = await claimDeliveries(deps, trx, reader, 'email');
  const recipient = await findRecipient(trx, reader);
  const settled = { ...reader, way: 'email', at: deps.clock.now() } as const;
  const ids = list.map(({ notificationId }) => notificationId);
  if (recipient === undefined || list.length === 0) {
    await settleDeliveries(trx, { ...settled, outcome: 'dropped' }, [...ids, ...unwanted]);
    return;
  }
  const { email: to, locale } = recipient;
  const mail = runInLanguage(isLocale(locale) ? locale : defaultLocale, () =>
    notificationMail({
      to,
      items: list.map((one) => ({
        ...describeNotification(deps, one),
        link: `${portalUrl}${linkNotification(one)}`,
      })),
    }),
  );
  await deps.mail.send(mail, trx);
  await settleDeliveries(trx, { ...settled, outcome: 'sent' }, ids);
  await settleDeliveries(trx, { ...settled, outcome: 'dropped' }, unwanted);
}

/** Mails what users chose to get by e-mail, once a burst is over and outside of their quiet hours. */
export async function sendNotificationMails(deps: Deps): Promise<void> {
  const { portalUrl } = deps.config;
  if (portalUrl === null) return;
  const readers = await findWaiting(deps, 'email', notificationLimits.gatherFor);
  await sendToEach(deps, readers, (trx, reader) => sendMail(deps, trx, reader, portalUrl));
}
