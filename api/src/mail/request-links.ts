import { linkToTrace } from '@portal/build/tracing/run-in-span.ts';

type Link = NonNullable<ReturnType<typeof linkToTrace>>;

/** Mails are sent within the second. More wait only while the mail server is down. */
const MOST = 1000;

export interface RequestLinks {
  /** Remembers the present trace for a mail. */
  keep(mailId: string): void;
  /** Of a mail of this process; another process sends it without. */
  take(mailId: string): Link[];
}

/** Which trace wanted a mail, for as long as this process lives: the outbox has no column for it. */
export function createRequestLinks(): RequestLinks {
  const links = new Map<string, Link>();
  return {
    keep(mailId) {
      const link = linkToTrace();
      if (link === null) return;
      links.set(mailId, link);
      const [oldest] = links.keys();
      if (links.size > MOST && oldest !== undefined) links.delete(oldest);
    },
    take(mailId) {
      const link = links.get(mailId);
      links.delete(mailId);
      return link ? [link] : [];
    },
  };
}
