import { existsSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { Refusal } from '../lib/say';

export interface StartSettings {
  readonly ports: Readonly<Record<'PORT' | 'API_PORT' | 'CUSTOMER_PORT', number>>;
  readonly dataFolder: string;
  /** Where the portal is on its origin; empty at the root. The servers check it. */
  readonly basePath: string;
  /** Where the gateway listens; undefined for its default. */
  readonly host?: string;
}

/** Settings may be kept in a file `.env`. The environment takes precedence. */
export function loadEnvFile(): void {
  const file = resolveFromRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

function readPort(name: string, fallback: number, env: NodeJS.ProcessEnv): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`${name} must be a port number from 1 to 65535, not "${text}".`);
  return port;
}

export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const ports = {
    PORT: readPort('PORT', 3000, env),
    API_PORT: readPort('API_PORT', 4000, env),
    CUSTOMER_PORT: readPort('CUSTOMER_PORT', 3100, env),
  };
  if (new Set(Object.values(ports)).size < 3)
    throw new Refusal('PORT, API_PORT and CUSTOMER_PORT must be three different ports.');
  return {
    ports,
    dataFolder: path.resolve(resolveFromRoot(), env.DATA_DIR || '.data'),
    basePath: env.BASE_PATH ?? '',
    ...(env.HOST ? { host: env.HOST } : {}),
  };
}
