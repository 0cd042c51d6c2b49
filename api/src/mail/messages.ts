/** Texts of the development outbox, which only developers see. */
export const messages = {
  outbox: {
    title: 'Development outbox',
    intro: 'Mails that this installation would send if a mail server were set (SMTP_URL). Newest first.',
    empty: 'No mail yet. This page looks again every five seconds.',
    open: 'Show the whole mail',
  },
};
