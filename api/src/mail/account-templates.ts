import { say, type PlainSentence, type Translated } from '../language/say';
import { layout } from './layout';
import type { Mail } from './mailer';

/** For a change that only the owner should make: it says what to do when it was somebody else. */
const warning = (to: string, subject: PlainSentence, ...texts: readonly Translated[]): Mail => ({
  to,
  subject: say(subject),
  ...layout([
    ...texts.map((text) => ({ text })),
    { text: say('If this was not you, reset your password at once and contact support.'), quiet: true },
  ]),
});

export const passwordChangedMail = (to: string): Mail =>
  warning(
    to,
    'Your password was changed',
    say('The password of your account was changed. Every other device was logged out.'),
  );

export const passwordResetMail = (to: string): Mail =>
  warning(
    to,
    'Your password was changed',
    say('A new password was set for your account. Every device was logged out.'),
  );

/** To the previous address of the account: only the owner may know the new one. */
export const emailLeftMail = (to: string): Mail =>
  warning(
    to,
    'Your e-mail address was changed',
    say('Your account has another e-mail address now. No more mails about it come to this one.'),
  );

export const emailChangedMail = (to: string): Mail =>
  warning(
    to,
    'Your e-mail address was changed',
    say('From now on the mails about your account come to this address.'),
  );

interface SignInPlace {
  readonly device: string;
  readonly network: string;
  readonly moment: string;
}

export const newDeviceMail = (to: string, { device, network, moment }: SignInPlace): Mail =>
  warning(
    to,
    'Your account is used on a new device',
    say('Somebody logged in to your account with {device}, from the network {network}, on {moment}.', {
      device,
      network,
      moment,
    }),
    say('If this was you, you do not need to do anything.'),
  );

export const passkeyAddedMail = (to: string, name: string): Mail =>
  warning(
    to,
    'A passkey was added to your account',
    say('From now on you can log in with the passkey {name}.', { name }),
  );

export const passkeyRemovedMail = (to: string, name: string): Mail =>
  warning(
    to,
    'A passkey was removed from your account',
    say('The passkey {name} no longer logs in to your account.', { name }),
  );

export const recoveryCodesCreatedMail = (to: string): Mail =>
  warning(
    to,
    'Your account has new recovery codes',
    say('New recovery codes were created. The ones before them no longer work.'),
  );

export const recoveryCodeUsedMail = (to: string): Mail =>
  warning(
    to,
    'A recovery code of your account was used',
    say('Somebody used a recovery code to choose a new password. That code does not work again.'),
  );

export const phoneChangedMail = (to: string, phoneNumber: string): Mail =>
  warning(
    to,
    'Your phone number was changed',
    say('From now on you log in with {phoneNumber}.', { phoneNumber }),
  );

/** `day` in the form that the country's people read. */
export const deletionPlannedMail = (to: string, day: string): Mail =>
  warning(
    to,
    'Your account will be deleted',
    say('As you asked, your account and everything in it will be deleted on {day}.', { day }),
    say('Your listings are hidden from now on. Until that day you can log in and keep the account.'),
  );

export const deletionUndoneMail = (to: string): Mail =>
  warning(
    to,
    'Your account stays',
    say(
      'The deletion of your account was called off. Your listings are still hidden: publish them again when you like.',
    ),
  );

export const accountDeletedMail = (to: string): Mail => ({
  to,
  subject: say('Your account is deleted'),
  ...layout([
    {
      text: say(
        'As you asked, your account and everything in it are deleted. Thank you for using the portal.',
      ),
    },
  ]),
});
