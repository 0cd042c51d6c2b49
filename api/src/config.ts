import { addBasePathTo, countryCodes, type CountryCode } from '@portal/shared/contract';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError, environmentSchema, type Environment } from './config/environment';
import { findRelyingParty, type RelyingParty } from './config/find-relying-party';
import { readPoolerUrls } from './config/read-pooler-urls';
import { readProviders, type ProviderConfig } from './config/read-providers';
import { readCardProviders, type CardProviderConfig } from './config/read-card-providers';
import { readPushConfig, type PushConfig } from './config/push';
import { readSecrets } from './config/secrets';
import { readRegistrationKeys } from './config/registration-keys';
import { readTrackingConfig, type TrackingConfig } from './config/tracking';

export { ConfigError };
export type { CardProviderConfig, ProviderConfig };

export interface S3Config {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Config {
  readonly env: 'development' | 'test' | 'production';
  readonly host: string;
  readonly port: number;
  /** Of the gateway, where it runs on the same machine. */
  readonly gatewayPort: number;
  /** Of the gateway, where it runs on another machine; empty otherwise. */
  readonly gatewayUrl: string;
  readonly countries: readonly CountryCode[];
  /** Absolute. Contains the embedded database, files, development mails and development secrets. */
  readonly dataDir: string;
  /** `null` where the embedded database serves the country. */
  readonly databaseUrls: Readonly<Record<CountryCode, string | null>>;
  /** `null` where everything uses connections of `databaseUrls`. */
  readonly poolerUrls: Readonly<Record<CountryCode, string | null>>;
  readonly jwtSecret: string;
  readonly fileLinkSecret: string;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** `null`: files are stored on the local disk, under dataDir. */
  readonly s3: S3Config | null;
  readonly demo: boolean;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** The path of its origin below which the portal is served, such as `/desk`; calls arrive without it. */
  readonly basePath: string;
  /** Origin put before links to files; empty if the portal's own origin forwards `/api`. */
  readonly publicApiUrl: string;
  /** Address of the customer's own page, put before the links that customers get. */
  readonly customerUrl: string;
  /** Address of the portal itself, put before links to its pages; null where production does not set it. */
  readonly portalUrl: string | null;
  /** The site that passkeys are made for; null if they are not offered. */
  readonly relyingParty: RelyingParty | null;
  readonly corsOrigins: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: boolean | string;
  /** Where electronic documents go; null where they are not sent. */
  readonly providers: Readonly<Record<CountryCode, ProviderConfig | null>>;
  /** Who takes payments by card; null where they are not offered. */
  readonly cardProviders: Readonly<Record<CountryCode, CardProviderConfig | null>>;
  /** Public keys, as PEM, that sign the answers of India's registration portals. */
  readonly registrationKeys: readonly string[];
  /** Null where notifications are not pushed to browsers. */
  readonly push: PushConfig | null;
  readonly tracking: TrackingConfig;
  readonly rateLimits: {
    readonly perMinute: number;
    readonly authPerMinute: number;
    readonly codesPerHourAndIp: number;
    readonly enquiriesPerMinute: number;
    readonly viewsPerMinute: number;
  };
}

/** @throws ConfigError with one sentence that names the setting */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const env = parse(environment);
  const dataDir = resolve(env.DATA_DIR);
  const databaseUrls = Object.fromEntries(
    countryCodes.map((code) => [code, databaseUrl(env, code)]),
  ) as Config['databaseUrls'];
  const missing = env.COUNTRIES.find((code) => databaseUrls[code] === null);
  if (missing && env.EMBEDDED_DATABASE === 'off')
    throw new ConfigError(
      `DATABASE_URL, or DATABASE_URL_${missing.toUpperCase()}, must be set, such as postgres://user:password@host:5432/name: no PostgreSQL is started here.`,
    );
  const embedded = env.COUNTRIES.every((code) => databaseUrls[code] === null);
  if (env.NODE_ENV === 'production' && env.DEMO === '1')
    throw new ConfigError('DEMO=1 is refused with NODE_ENV=production: demo accounts have a known password.');
  return {
    env: env.NODE_ENV,
    host: env.HOST,
    port: env.API_PORT,
    gatewayPort: env.PORT,
    gatewayUrl: env.GATEWAY_URL,
    countries: env.COUNTRIES,
    dataDir,
    databaseUrls,
    poolerUrls: readPoolerUrls(env, databaseUrls),
    ...readSecrets(env, join(dataDir, 'secrets.json')),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    s3: readS3Config(env),
    demo: env.NODE_ENV !== 'production' && (env.DEMO === '1' || (env.DEMO !== '0' && embedded)),
    logLevel: env.LOG_LEVEL,
    basePath: env.BASE_PATH,
    publicApiUrl: env.PUBLIC_API_URL,
    customerUrl: addBasePathTo(env.CUSTOMER_URL || `http://localhost:${env.CUSTOMER_PORT}`, env.BASE_PATH),
    portalUrl:
      env.PUBLIC_URL === '' && env.NODE_ENV === 'production'
        ? null
        : new URL(env.PUBLIC_URL || `http://localhost:${env.PORT}`).origin + env.BASE_PATH,
    relyingParty: findRelyingParty({
      publicUrl: env.PUBLIC_URL,
      port: env.PORT,
      isProduction: env.NODE_ENV === 'production',
    }),
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    providers: readProviders(env),
    cardProviders: readCardProviders(env),
    registrationKeys: readRegistrationKeys(env.IRP_PUBLIC_KEYS),
    push: readPushConfig(env),
    tracking: readTrackingConfig(env),
    rateLimits: {
      perMinute: env.RATE_LIMIT,
      authPerMinute: env.RATE_LIMIT_AUTH,
      codesPerHourAndIp: env.CODES_PER_HOUR_AND_IP,
      enquiriesPerMinute: env.RATE_LIMIT_ENQUIRIES,
      viewsPerMinute: env.RATE_LIMIT_VIEWS,
    },
  };
}

function parse(environment: Readonly<Record<string, string | undefined>>): Environment {
  // Shells and compose files write "not set" as an empty variable.
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environmentSchema, set);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ConfigError(`${v.getDotPath(issue) ?? 'The environment'} ${issue.message}`);
}

function databaseUrl(env: Environment, code: CountryCode): string | null {
  return (code === 'ae' ? env.DATABASE_URL_AE : env.DATABASE_URL_IN) ?? env.DATABASE_URL ?? null;
}

function readS3Config(env: Environment): S3Config | null {
  if (env.S3_BUCKET === undefined) return null;
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined)
    throw new ConfigError('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  return {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}
