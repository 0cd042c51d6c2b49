import type { CountryCode } from '@portal/shared/contract';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment } from './environment';

/** Where the electronic documents of a country go: into a folder, or to the service of a provider. */
export type ProviderConfig =
  | { readonly kind: 'files'; readonly folder: string }
  | { readonly kind: 'http'; readonly url: string; readonly secret: string };

function readProvider(env: Environment, country: 'AE' | 'IN'): ProviderConfig | null {
  const [address, secret] = [env[`DOCUMENT_PROVIDER_${country}`], env[`DOCUMENT_PROVIDER_SECRET_${country}`]];
  if (address === undefined) return null;
  if (address.startsWith('file:')) return { kind: 'files', folder: fileURLToPath(address) };
  if (secret === undefined)
    throw new ConfigError(
      `DOCUMENT_PROVIDER_${country} is a service, so DOCUMENT_PROVIDER_SECRET_${country} must be set too.`,
    );
  return { kind: 'http', url: address.replace(/\/+$/, ''), secret };
}

/** By country; null where documents are not sent. @throws ConfigError that names the setting */
export const readProviders = (env: Environment): Readonly<Record<CountryCode, ProviderConfig | null>> => ({
  ae: readProvider(env, 'AE'),
  in: readProvider(env, 'IN'),
});
