import { say, type PlainSentence } from '../language/say';
import { layout } from './layout';
import type { Mail } from './mailer';

interface CodeMail {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
}

const codeMail = ({ to, code, minutes }: CodeMail, subject: PlainSentence, intro: PlainSentence): Mail => ({
  to,
  subject: say(subject),
  ...layout([
    { text: say(intro) },
    { code },
    {
      text: say(
        'It is valid for {minutes, plural, one {# minute} other {# minutes}} and can be used once. Do not share it with anyone.',
        { minutes },
      ),
    },
    { text: say('If you did not ask for this, ignore this e-mail. Nothing will change.'), quiet: true },
  ]),
});

export const verificationMail = (mail: CodeMail): Mail =>
  codeMail(mail, 'Your verification code', 'Enter this code to verify your e-mail address:');
export const resetMail = (mail: CodeMail): Mail =>
  codeMail(mail, 'Your password reset code', 'Enter this code to choose a new password:');
export const emailChangeMail = (mail: CodeMail): Mail =>
  codeMail(
    mail,
    'Confirm your new e-mail address',
    'Enter this code to use this e-mail address from now on:',
  );

interface Decided {
  readonly to: string;
  /** The company's name, or null for an individual owner. */
  readonly name: string | null;
}

export const companyApprovedMail = ({ to, name }: Decided): Mail => ({
  to,
  subject: say('Your registration is approved'),
  ...layout([
    { text: name === null ? say('Your registration is approved.') : say('{name} is approved.', { name }) },
    { text: say('Your listings can now be published.') },
  ]),
});

export const companyRejectedMail = ({ to, name, reason }: Decided & { readonly reason: string }): Mail => ({
  to,
  subject: say('Your registration was not approved'),
  ...layout([
    {
      text:
        name === null
          ? say('We could not approve your registration.')
          : say('We could not approve {name}.', { name }),
    },
    { text: say('Reason: {reason}', { reason }) },
    { text: say('Log in to change what is needed and send it again.') },
  ]),
});
