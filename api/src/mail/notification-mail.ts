import { notificationLimits } from '@portal/shared/contract';

import { say, type Translated } from '../language/say';
import { layout } from './layout';
import type { Mail } from './mailer';

interface NotificationMail {
  readonly to: string;
  /** At least one, the oldest first. */
  readonly items: readonly {
    readonly title: Translated;
    readonly facts: readonly string[];
    /** Its page in the portal. */
    readonly link: string;
  }[];
}

/** What happened at the desk, each with a link to its page. The subject names a single one. */
export function notificationMail({ to, items }: NotificationMail): Mail {
  const [first] = items;
  const named = items.slice(0, notificationLimits.namedMax);
  const others = items.length - named.length;
  return {
    to,
    subject:
      items.length === 1 && first !== undefined
        ? [first.title, ...first.facts.slice(0, 1)].join(' \u00b7 ')
        : say('{count, plural, one {# notification} other {# notifications}}', { count: items.length }),
    ...layout([
      ...named.map(({ title, facts, link }) => ({ heading: title, facts: facts.join(' \u00b7 '), link })),
      ...(others > 0
        ? [
            {
              text: say('{count, plural, one {One more is} other {# more are}} in the portal.', {
                count: others,
              }),
            },
          ]
        : []),
      {
        text: say(
          'You chose these e-mails in the portal. There, under Notifications, you can also change or end them.',
        ),
        quiet: true,
      },
    ]),
  };
}
