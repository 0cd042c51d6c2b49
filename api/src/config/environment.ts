import { basePathSetting, countryCodes, isCountryCode, trustProxySetting } from '@portal/shared/contract';
import * as v from 'valibot';

/** A wrong setting, explained in one sentence that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = v.pipe(
  v.string(),
  v.transform(Number),
  v.check(
    (value) => Number.isInteger(value) && value >= 0 && value <= 65_535,
    'must be a port number from 0 to 65535.',
  ),
);
const count = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((value) => Number.isInteger(value) && value >= 0, 'must be a whole number; 0 turns the limit off.'),
);
const days = v.pipe(
  v.string(),
  v.transform(Number),
  v.check(
    (value) => Number.isInteger(value) && value >= 1 && value <= 3650,
    'must be a number of days from 1 to 3650.',
  ),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
const isAddress = (protocols: readonly string[]) => (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && protocols.includes(url.protocol);
};
const address = (protocols: readonly string[], example: string) =>
  v.pipe(v.string(), v.check(isAddress(protocols), `must be an address like ${example}.`));
const databaseAddress = v.optional(
  address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
);
const secret = v.optional(
  v.pipe(
    v.string(),
    v.minLength(32, 'must be at least 32 characters, for example from `openssl rand -hex 32`.'),
  ),
);
/** A service, or a folder. */
const documentProvider = v.optional(
  address(['http:', 'https:', 'file:'], 'https://provider.example.com/v1 or file:///srv/documents'),
);
const isWeb = isAddress(['http:', 'https:']);
/** Empty: links are paths of the portal's own origin. */
const publicOrigin = v.pipe(
  v.string(),
  v.check((value) => value === '' || isWeb(value), 'must be an address like https://api.example.com.'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const countryList = v.pipe(
  list,
  v.check(
    (codes) => codes.length > 0 && codes.every(isCountryCode),
    `must list countries out of ${countryCodes.join(', ')}.`,
  ),
  v.transform((codes) => [...new Set(codes.filter(isCountryCode))]),
);

export const environmentSchema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production.'),
    'development',
  ),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  API_PORT: v.optional(port, '4000'),
  CUSTOMER_PORT: v.optional(port, '3100'),
  CUSTOMER_URL: v.optional(publicOrigin, ''),
  /** For the operator's status, where the gateway is not on this machine. */
  GATEWAY_URL: v.optional(publicOrigin, ''),
  COUNTRIES: v.optional(countryList, countryCodes.join(',')),
  DATABASE_URL: databaseAddress,
  DATABASE_URL_AE: databaseAddress,
  DATABASE_URL_IN: databaseAddress,
  DATABASE_POOLER_URL_AE: databaseAddress,
  DATABASE_POOLER_URL_IN: databaseAddress,
  /** `off` where no PostgreSQL of npm is installed, as in a package for production. */
  EMBEDDED_DATABASE: v.optional(v.picklist(['on', 'off'], 'must be on or off.'), 'on'),
  DATA_DIR: v.optional(v.string(), '.data'),
  JWT_SECRET: secret,
  FILE_LINK_SECRET: secret,
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')),
  MAIL_FROM: v.optional(v.string(), 'Fleetdesk <no-reply@fleetdesk.example>'),
  S3_ENDPOINT: v.optional(address(['http:', 'https:'], 'https://s3.example.com')),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1.')),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent.',
    ),
    'info',
  ),
  PUBLIC_URL: v.optional(publicOrigin, ''),
  BASE_PATH: basePathSetting,
  PUBLIC_API_URL: v.optional(publicOrigin, ''),
  PUSH_PUBLIC_KEY: v.optional(v.string()),
  PUSH_PRIVATE_KEY: v.optional(v.string()),
  PUSH_CONTACT: v.optional(address(['mailto:', 'https:'], 'mailto:operations@example.com')),
  PUSH_SERVICES: v.optional(
    list,
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com',
  ),
  CORS_ORIGINS: v.optional(list, ''),
  TRUST_PROXY: trustProxySetting,
  RATE_LIMIT: v.optional(count, '1200'),
  RATE_LIMIT_AUTH: v.optional(count, '60'),
  RATE_LIMIT_ENQUIRIES: v.optional(count, '120'),
  RATE_LIMIT_VIEWS: v.optional(count, '600'),
  DOCUMENT_PROVIDER_AE: documentProvider,
  DOCUMENT_PROVIDER_SECRET_AE: secret,
  DOCUMENT_PROVIDER_IN: documentProvider,
  DOCUMENT_PROVIDER_SECRET_IN: secret,
  IRP_PUBLIC_KEYS: v.optional(v.string()),
  STRIPE_SECRET_KEY_AE: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET_AE: v.optional(v.string()),
  STRIPE_SECRET_KEY_IN: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET_IN: v.optional(v.string()),
  STRIPE_ACCOUNTS: v.optional(
    v.picklist(['operator', 'companies'], 'must be operator or companies.'),
    'operator',
  ),
  STRIPE_API_URL: v.optional(address(['http:', 'https:'], 'https://api.stripe.com')),
  TRACKING_COMMANDS: v.optional(v.picklist(['on', 'off'], 'must be on or off.'), 'off'),
  TRACKING_RETENTION_DAYS: v.optional(days, '365'),
  TRACKING_HOST: v.optional(v.string()),
  TRACKING_PUBLIC_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,253}$/, 'must be a host name or an IPv4 address.')),
  ),
  TRACKING_PUBLIC_URL: v.optional(publicOrigin, ''),
  TRACKING_GT06_PORT: v.optional(port),
  TRACKING_TELTONIKA_PORT: v.optional(port),
  TRACKING_H02_PORT: v.optional(port),
  TRACKING_HTTP_PORT: v.optional(port),
  TRACKING_STATUS_PORT: v.optional(port),
  TRACKING_STATUS_HOST: v.optional(v.string(), '127.0.0.1'),
  TRACKING_CONNECTIONS: v.optional(count, '20000'),
  TRACKING_CONNECTIONS_PER_ADDRESS: v.optional(count, '10000'),
  CODES_PER_HOUR_AND_IP: v.optional(count, '5'),
});
export type Environment = v.InferOutput<typeof environmentSchema>;
