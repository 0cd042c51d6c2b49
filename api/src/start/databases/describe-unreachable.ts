import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/** One sentence with host and database, never the password. */
export const describeUnreachable = (subject: string, url: string, error: unknown): string =>
  `${subject} cannot be reached (${getDatabasePlace(url)}): ${getReason(error)}.`;

function getDatabasePlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

const getReason = (error: unknown): string => getErrorText(error).replace(/\.$/, '');
