import { locales } from '@portal/shared/i18n/locales';
import type { Notification, PushMessage } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { language } from '../../../language/reader';
import { say } from '../../../language/say';
import { describeNotification } from '../deliveries/describe-notification';
import { LIST_PATH, linkNotification } from '../deliveries/link-notification';

/** What a notification of the system shows of several. */
const SHOWN = 3;

/** What a device shows of one or several notifications, the newest of several first. In the language that is set. */
export function buildPushMessage(
  deps: Pick<Deps, 'country' | 'clock'>,
  first: Notification,
  others: readonly Notification[],
): PushMessage {
  const locale = language();
  const common = { tag: first.notificationId, lang: locale, dir: locales[locale].direction };
  const { title, facts } = describeNotification(deps, first);
  if (others.length === 0)
    return { ...common, title, body: facts.join(' \u00b7 '), path: linkNotification(first) };
  const list = [...others.toReversed(), first].slice(0, SHOWN);
  return {
    ...common,
    title: say('{count, plural, one {# notification} other {# notifications}}', { count: others.length + 1 }),
    body: list.map((one) => describeNotification(deps, one).title).join('\n'),
    path: LIST_PATH,
  };
}
