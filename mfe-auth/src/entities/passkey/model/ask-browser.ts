import type { ApiClient } from '@portal/shared/api';
import { passkeyEndpoints, type SignedIn } from '@portal/shared/contract';
import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Api = Pick<ApiClient, 'call'>;

/** Why there is no passkey: the agent cancelled or timed out, already has one, or the address differs. */
export type BrowserRefusal = 'cancelled' | 'exists' | 'wrongAddress';

/** Null if the error does not come from the browser. */
export function readRefusal(error: unknown): BrowserRefusal | null {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'exists';
  const names = error instanceof WebAuthnError ? [error.name, (error.cause as Error | undefined)?.name] : [];
  if (error instanceof DOMException) names.push(error.name);
  if (names.includes('SecurityError')) return 'wrongAddress';
  return names.length > 0 ? 'cancelled' : null;
}

/** @throws ApiError, or what `readRefusal` reads */
export async function addPasskey(
  api: Api,
  { name, currentPassword }: { name: string; currentPassword: string },
) {
  const options = await api.call(passkeyEndpoints.options, { body: { currentPassword } });
  const credential = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return api.call(passkeyEndpoints.add, { body: { name, credential } });
}

/** @throws ApiError, or what `readRefusal` reads */
export async function signInWithPasskey(api: Api): Promise<SignedIn> {
  const options = await api.call(passkeyEndpoints.signInOptions, {});
  const credential = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  return api.call(passkeyEndpoints.signIn, { body: { credential } });
}
