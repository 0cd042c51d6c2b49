const named = (name: string | null, withName: (name: string) => string, without: string) =>
  name === null ? without : withName(name);

/** What the mails say. */
export const messages = {
  verification: {
    subject: 'Your verification code',
    intro: 'Enter this code to verify your e-mail address:',
  },
  reset: { subject: 'Your password reset code', intro: 'Enter this code to choose a new password:' },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    intro: 'Enter this code to use this e-mail address from now on:',
  },
  codeLasts: (minutes: number) => `It works for ${minutes} minutes and only once. Never tell it to anyone.`,
  ignore: 'You did not ask for this? Then ignore this mail; nothing changes.',
  approved: {
    subject: 'Your registration is approved',
    intro: (name: string | null) =>
      named(name, (text) => `${text} is approved.`, 'Your registration is approved.'),
    next: 'Your listings can now be published.',
  },
  rejected: {
    subject: 'Your registration was not approved',
    intro: (name: string | null) =>
      named(name, (text) => `We could not approve ${text}.`, 'We could not approve your registration.'),
    reasonLabel: 'Reason:',
    next: 'Log in to change what is needed and send it again.',
  },
  customerLink: {
    owner: 'The owner of your vehicle',
    subject: (company: string) => `${company} asks for your details`,
    greeting: (name: string) => `Hello ${name},`,
    intro: (company: string) =>
      `${company} needs your details for your rental. The form takes about three minutes; have your passport or driving licence at hand.`,
    open: 'Open the form',
    lasts: (day: string) => `The link works until ${day} and for one submission. Do not pass it on.`,
    ignore: (company: string) =>
      `You are not renting from ${company}? Then ignore this mail; nothing happens.`,
  },
  notYou: 'This was not you? Reset your password at once and call our support.',
  passwordChanged: {
    subject: 'Your password was changed',
    intro: 'The password of your account was changed. Every other device was logged out.',
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    intro: (phoneNumber: string) => `From now on you log in with ${phoneNumber}.`,
  },
  deletionPlanned: {
    subject: 'Your account will be deleted',
    intro: (day: string) => `As you asked, your account and everything in it will be deleted on ${day}.`,
    next: 'Your listings are hidden from now on. Until that day you can log in and keep the account.',
  },
  deletionUndone: {
    subject: 'Your account stays',
    intro:
      'The deletion of your account was called off. Your listings are still hidden: publish them again when you like.',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    intro: 'As you asked, your account and everything in it are deleted. Thank you for having been with us.',
  },
  outbox: {
    title: 'Development outbox',
    about: 'Mails that this installation would send if a mail server were set (SMTP_URL). Newest first.',
    empty: 'No mail yet. This page looks again every five seconds.',
    open: 'Show the whole mail',
  },
};
