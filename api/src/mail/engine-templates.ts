import { say } from '../language/say';
import { layout } from './layout';
import type { Mail } from './mailer';

const SUBJECT = 'Second person for stopping engines';

export const engineContactMail = ({ to, code }: { readonly to: string; readonly code: string }): Mail => ({
  to,
  subject: say(SUBJECT),
  ...layout([
    {
      text: say(
        'A rental company names you as the person who has to agree before it stops the engine of a car.',
      ),
    },
    { text: say('If you accept, give this code to the company:') },
    { code },
    {
      text: say('If you do not know what this is about, ignore this e-mail. Nothing will change.'),
      quiet: true,
    },
  ]),
});

/** To the account, and to the person before. */
export const engineContactChangedMail = (to: string, email: string): Mail => ({
  to,
  subject: say(SUBJECT),
  ...layout([
    {
      text: say('{email} has to agree from tomorrow on before your company stops the engine of a car.', {
        email,
      }),
    },
    { text: say('If this was not you, reset your password at once and contact support.'), quiet: true },
  ]),
});

interface Approval {
  readonly to: string;
  readonly code: string;
  readonly plate: string;
  readonly by: string;
  readonly reason: string;
}

export const engineApprovalMail = ({ to, code, plate, by, reason }: Approval): Mail => ({
  to,
  subject: say('Stop the engine of {plate}?', { plate }),
  ...layout([
    { text: say('{by} asks to stop the engine of {plate}. The reason: {reason}', { by, plate, reason }) },
    { text: say('The car will not start again after it is parked. It never stops a moving car.') },
    { text: say('Only if you agree, give this code to the company. It is valid for 30 minutes:') },
    { code },
    { text: say('If you do not agree, do nothing. The request lapses.'), quiet: true },
  ]),
});
