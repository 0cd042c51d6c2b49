import type { Mail } from './mailer';
import { layout } from './layout';
import { messages } from './messages';

interface CodeMail {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
}

function codeMail({ to, code, minutes }: CodeMail, texts: { subject: string; intro: string }): Mail {
  const { codeLasts, ignore } = messages;
  return {
    to,
    subject: texts.subject,
    ...layout([{ text: texts.intro }, { code }, { text: codeLasts(minutes) }, { text: ignore, quiet: true }]),
  };
}

export const verificationMail = (mail: CodeMail): Mail => codeMail(mail, messages.verification);
export const resetMail = (mail: CodeMail): Mail => codeMail(mail, messages.reset);
export const emailChangeMail = (mail: CodeMail): Mail => codeMail(mail, messages.emailChange);

/** `name` is the company's, or null for an individual owner. */
export function companyApprovedMail({
  to,
  name,
}: {
  readonly to: string;
  readonly name: string | null;
}): Mail {
  const { subject, intro, next } = messages.approved;
  return { to, subject, ...layout([{ text: intro(name) }, { text: next }]) };
}

export function companyRejectedMail(mail: {
  readonly to: string;
  readonly name: string | null;
  readonly reason: string;
}): Mail {
  const { subject, intro, reasonLabel, next } = messages.rejected;
  return {
    to: mail.to,
    subject,
    ...layout([{ text: intro(mail.name) }, { text: `${reasonLabel} ${mail.reason}` }, { text: next }]),
  };
}
