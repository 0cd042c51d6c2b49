import type { RelyingParty } from '../../../config/find-relying-party';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';

export interface WebAuthn {
  readonly party: RelyingParty;
  /** Loaded with the first passkey: a server without passkeys never needs it. */
  readonly library: typeof import('@simplewebauthn/server');
}

/** @throws AppProblem 501 where the server does not know the address that people use */
export async function openWebAuthn({ config }: Pick<Deps, 'config'>): Promise<WebAuthn> {
  const party = config.relyingParty;
  if (party === null) throw new AppProblem('not_in_this_release', 'This server does not offer passkeys.');
  return { party, library: await import('@simplewebauthn/server') };
}
