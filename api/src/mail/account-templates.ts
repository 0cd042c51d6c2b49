import type { Mail } from './mailer';
import { layout } from './layout';
import { messages } from './messages';

/** Of a change that only the owner should have made: it says what to do when it was somebody else. */
const warning = (to: string, subject: string, ...texts: readonly string[]): Mail => ({
  ...{ to, subject },
  ...layout([...texts.map((text) => ({ text })), { text: messages.notYou, quiet: true }]),
});

export const passwordChangedMail = (to: string): Mail =>
  warning(to, messages.passwordChanged.subject, messages.passwordChanged.intro);

export const phoneChangedMail = (to: string, phoneNumber: string): Mail =>
  warning(to, messages.phoneChanged.subject, messages.phoneChanged.intro(phoneNumber));

/** `day` as the country's people read it. */
export function deletionPlannedMail(to: string, day: string): Mail {
  const { subject, intro, next } = messages.deletionPlanned;
  return warning(to, subject, intro(day), next);
}

export const deletionUndoneMail = (to: string): Mail =>
  warning(to, messages.deletionUndone.subject, messages.deletionUndone.intro);

export const accountDeletedMail = (to: string): Mail => ({
  ...{ to, subject: messages.accountDeleted.subject },
  ...layout([{ text: messages.accountDeleted.intro }]),
});
