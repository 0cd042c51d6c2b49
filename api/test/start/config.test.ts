import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../src/config';

const dataDir = mkdtempSync(join(tmpdir(), 'api-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const secrets = { JWT_SECRET: 'j'.repeat(32), FILE_LINK_SECRET: 'f'.repeat(32) };

test('the defaults are both countries, this machine only, the embedded database and the demo', () => {
  expect(read()).toMatchObject({
    env: 'development',
    host: '127.0.0.1',
    port: 4000,
    countries: ['ae', 'in'],
    dataDir,
    databaseUrls: { ae: null, in: null },
    demo: true,
    s3: null,
    mail: { smtpUrl: null },
    publicApiUrl: '',
  });
});

test('the state of the tracking service is answered on this machine only, unless a setting says where', () => {
  expect(read().tracking).toMatchObject({ statusHost: '127.0.0.1', ports: { status: 5090 } });
  expect(read({ TRACKING_STATUS_HOST: '0.0.0.0' }).tracking.statusHost).toBe('0.0.0.0');
  // In production the service itself is open, and its state is not.
  expect(read({ NODE_ENV: 'production', ...secrets }).tracking).toMatchObject({
    host: '0.0.0.0',
    statusHost: '127.0.0.1',
  });
});

test('secrets are made once, readable only by the owner, and kept', () => {
  const first = read();
  expect(first.jwtSecret).toHaveLength(64);
  expect(first.jwtSecret).not.toBe(first.fileLinkSecret);
  expect(read().jwtSecret).toBe(first.jwtSecret);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))).toEqual({
    jwtSecret: first.jwtSecret,
    fileLinkSecret: first.fileLinkSecret,
  });
});

test('a broken secrets file is reported', () => {
  const broken = mkdtempSync(join(tmpdir(), 'api-config-'));
  writeFileSync(join(broken, 'secrets.json'), 'rubbish');
  expect(() => readConfig({ DATA_DIR: broken })).toThrow(/cannot be read as secrets/);
  rmSync(broken, { recursive: true });
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT must be a port number from 0 to 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT must be a port number from 0 to 65535.'],
  [{ COUNTRIES: 'ae,fr' }, 'COUNTRIES must list countries out of ae, in.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
  ],
  [
    { DATABASE_URL: 'postgres://db/portal', DATABASE_POOLER_URL_AE: 'postgres://pooler/ae' },
    'DATABASE_POOLER_URL_AE is set, so DATABASE_POOLER_URL_IN must be set too.',
  ],
  [
    { DATABASE_POOLER_URL_AE: 'postgres://pooler/ae', DATABASE_POOLER_URL_IN: 'postgres://pooler/in' },
    'DATABASE_POOLER_URL_AE is set, so DATABASE_URL, or DATABASE_URL_AE, must be set too: migrations, live events and locks do not use the pooler.',
  ],
  [
    {
      DATABASE_URL: 'postgres://db/portal',
      DATABASE_POOLER_URL_AE: 'postgres://pooler/portal',
      DATABASE_POOLER_URL_IN: 'postgres://pooler/portal',
    },
    'DATABASE_POOLER_URL_AE and DATABASE_POOLER_URL_IN must name two entries of the pooler, because each sets the schema of its country.',
  ],
  [
    { SMTP_URL: 'mail.example.com' },
    'SMTP_URL must be an address like smtp://user:password@mail.example.com:587.',
  ],
  [
    { JWT_SECRET: 'short' },
    'JWT_SECRET must be at least 32 characters, for example from `openssl rand -hex 32`.',
  ],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
  [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT must be a whole number; 0 turns the limit off.'],
  [{ S3_BUCKET: 'files' }, 'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
  [
    { NODE_ENV: 'production' },
    'JWT_SECRET must be set with NODE_ENV=production, for example from `openssl rand -hex 32`.',
  ],
  [
    { NODE_ENV: 'production', DEMO: '1', ...secrets },
    'DEMO=1 is refused with NODE_ENV=production: demo accounts have a known password.',
  ],
])('%j is reported in one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(new ConfigError(sentence));
});

test('demo data is on by default with the embedded database, on request with another, and never in production', () => {
  const DATABASE_URL = 'postgres://localhost/portal';
  expect([
    read({ DEMO: '0' }).demo,
    read({ DATABASE_URL }).demo,
    read({ DATABASE_URL, DEMO: '1' }).demo,
  ]).toEqual([false, false, true]);
  expect(read({ NODE_ENV: 'production', ...secrets }).demo).toBe(false);
});

test('each country may have its own database, and an empty variable counts as not set', () => {
  const config = read({
    DATABASE_URL: 'postgres://localhost/both',
    DATABASE_URL_IN: 'postgres://localhost/india',
    DATABASE_URL_AE: '',
    COUNTRIES: 'in',
  });
  expect(config.databaseUrls).toEqual({ ae: 'postgres://localhost/both', in: 'postgres://localhost/india' });
  expect(config.countries).toEqual(['in']);
});

test('a pooler is optional, and needed for no country that is not served', () => {
  const DATABASE_URL = 'postgres://localhost/portal';
  expect(read({ DATABASE_URL }).poolerUrls).toEqual({ ae: null, in: null });
  const DATABASE_POOLER_URL_IN = 'postgres://localhost:6432/portal_in';
  expect(read({ DATABASE_URL, DATABASE_POOLER_URL_IN, COUNTRIES: 'in' }).poolerUrls).toEqual({
    ae: null,
    in: DATABASE_POOLER_URL_IN,
  });
});

test('a base path is behind every address of the portal, whether the setting has it or not', () => {
  const address = 'https://example.com';
  for (const written of [address, `${address}/desk`, `${address}/desk/`])
    expect(
      read({ BASE_PATH: '/desk', PUBLIC_URL: written, CUSTOMER_URL: written, PUBLIC_API_URL: '' }),
    ).toMatchObject({
      basePath: '/desk',
      portalUrl: `${address}/desk`,
      customerUrl: `${address}/desk`,
      relyingParty: { id: 'example.com', origin: address },
    });
  expect(read({ BASE_PATH: '/desk' })).toMatchObject({
    portalUrl: 'http://localhost:3000/desk',
    customerUrl: 'http://localhost:3100/desk',
  });
  expect(() => read({ BASE_PATH: 'desk/' })).toThrow('BASE_PATH must be a path without a slash at its end');
});

test('origins and proxies are read from the settings', () => {
  const config = read({
    CORS_ORIGINS: 'https://a.example, https://b.example',
    TRUST_PROXY: 'true',
    PUBLIC_API_URL: 'https://api.example/',
  });
  expect(config).toMatchObject({
    corsOrigins: ['https://a.example', 'https://b.example'],
    trustProxy: true,
    publicApiUrl: 'https://api.example',
  });
});
