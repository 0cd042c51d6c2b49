import { limits } from '@portal/shared/contract';
import { createHash } from 'node:crypto';
import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { deleteChallenge, insertChallenge } from './challenge-repository';

// A challenge is long and random, so its plain hash cannot be reversed by guessing.
const hash = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

type Asker = Pick<Actor, 'userId' | 'sessionId'>;

/** Its key, and whom it was issued to. */
const describe = (challenge: string, asker: Asker | null) => ({
  challengeHash: hash(challenge),
  purpose: asker ? ('add' as const) : ('sign_in' as const),
  userId: asker?.userId ?? null,
  sessionId: asker?.sessionId ?? null,
});

/**
 * Stores what a browser was asked to sign; for an agent who adds a passkey, with the session in which the
 * password was checked.
 */
export async function keepChallenge(
  { db, clock }: Deps,
  challenge: string,
  asker: Asker | null,
): Promise<void> {
  await insertChallenge(db, {
    ...describe(challenge, asker),
    expiresAt: new Date(clock.now().getTime() + limits.passkey.challengeLife),
  });
}

/**
 * Ends the challenge that the browser says it answers, even when the answer is wrong: it cannot be tried
 * again.
 * @returns the challenge
 * @throws AppProblem when it was not issued for this purpose, has expired or was answered before
 */
export async function takeChallenge(
  { db, clock }: Deps,
  clientDataJSON: string,
  asker: Asker | null,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  const taken = await deleteChallenge(db, describe(challenge, asker), clock.now());
  if (taken === undefined)
    throw new AppProblem('code_expired', 'This took too long, or was done before. Start again.');
  return challenge;
}

/** The challenge in the signed data; empty for malformed data, which matches no challenge. */
function readChallenge(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const hasChallenge = typeof data === 'object' && data !== null && 'challenge' in data;
    return hasChallenge ? String(data.challenge) : '';
  } catch {
    return '';
  }
}
