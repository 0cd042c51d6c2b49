import { remoteOrigins } from '@portal/shared/remote';
import { addBasePathTo, basePathSetting, trustProxySetting } from '@portal/shared/contract';
import type { TrustProxy } from '@portal/shared/contract';
import { readPublicKeys, readSigning } from '@portal/build/releases/log/read-signing.ts';
import type { Signing } from '@portal/build/releases/log/signature.ts';
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { capabilities } from '@portal/shared/contract';
import * as v from 'valibot';
import { canaryEnvironment, toCanarySettings } from './canary/canary-settings';
import type { CanarySettings } from './canary/watch-canaries';
import { developmentServers } from './development/servers';
import type { DevelopmentServers } from './development/servers';

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d+$/, 'must be a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'must be a port number'),
  );

/** As the tracking service's: the metrics of a gateway on 3000 are on 4090. */
const METRICS_OFFSET = 1090;

const listNames = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const list = v.pipe(v.optional(v.string(), ''), v.transform(listNames));

/** A path of the portal's own origin, or an absolute address. */
const apiBase = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^(\/|https?:\/\/)\S*$/, 'must be a path or an http(s) address'),
  );

/** Only the origin: the paths of the API are those of the contract. */
const upstreamAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text),
    'must be an http(s) address without a path, such as http://10.0.0.5:4000',
  ),
  v.transform((text) => new URL(text).origin),
);

/** `all`, `none`, or names separated by commas or spaces. */
const announced = v.pipe(
  v.optional(v.string(), ''),
  v.check(
    (text) =>
      ['', 'all', 'none'].includes(text) ||
      listNames(text).every((name) => (capabilities as readonly string[]).includes(name)),
    `must be all, none, or some of ${capabilities.join(', ')}`,
  ),
);

const environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  /** Default: this machine alone in development, every network in production. */
  HOST: v.optional(v.string()),
  PORT: port('3000'),
  API_PORT: port('4000'),
  /** Where the API is, when it is not on this machine. */
  API_UPSTREAM: v.optional(upstreamAddress),
  CUSTOMER_PORT: port('3100'),
  /** For Prometheus; 0: not served. By default it moves with PORT, so that two gateways on a machine do not meet. */
  METRICS_PORT: v.optional(port('0')),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** The origin of the customer's page, for previews of its links. */
  CUSTOMER_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http(s) address'))),
  RELEASES_DIR: v.optional(v.string(), 'dist/releases'),
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Ed25519 keys in PEM, or a file with them: only what they signed is served. */
  RELEASE_PUBLIC_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        try {
          return readPublicKeys(dataset.value);
        } catch {
          addIssue({ message: 'must be Ed25519 keys in PEM, or the path of a file with them' });
          return NEVER;
        }
      }),
    ),
  ),
  /** Origins other than the portal's own from which remotes may come. */
  REMOTE_ORIGINS: remoteOrigins,
  /** `on`: portals on other origins may load the remotes of this gateway. */
  SHARE_REMOTES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  ...canaryEnvironment,
  API_BASE_AE: apiBase('/api/ae'),
  API_BASE_IN: apiBase('/api/in'),
  API_CAPABILITIES_AE: announced,
  API_CAPABILITIES_IN: announced,
  SUPPORT_PHONE: v.optional(v.string(), '+971 4 555 0100'),
  SUPPORT_EMAIL: v.optional(v.string(), 'support@fleetdesk.example'),
  SUPPORT_CHAT_URL: v.optional(v.string(), ''),
  BRAND_NAME: v.optional(v.string(), 'Fleetdesk'),
  /** The public address, for which passkeys are made. With https it turns on HSTS and `upgrade-insecure-requests`. */
  PUBLIC_URL: v.optional(v.string(), ''),
  BASE_PATH: basePathSetting,
  /** Set where the API sends messages to devices. */
  PUSH_PUBLIC_KEY: v.optional(v.string()),
  /** Further origins that files are shown from (an S3-compatible store). */
  FILE_ORIGINS: list,
  /** The style of the map of vehicles, for streets; without one it has coasts, borders and cities. */
  MAP_STYLE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(\/|https?:\/\/)\S*$/, 'must be a path or an http(s) address')),
  ),
  /** Further origins of that style: its tiles, letters and pictures. */
  MAP_ORIGINS: list,
  TRUST_PROXY: trustProxySetting,
  LOG_LEVEL: v.optional(v.string(), 'warn'),
  /** Set by the development command: the addresses of its servers, as JSON. */
  DEV_SERVERS: v.optional(v.pipe(v.string(), v.parseJson(), developmentServers)),
});

export interface Settings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** The origin of the API, to which `/api` is passed on. */
  readonly apiOrigin: string;
  readonly customerPort: number;
  /** 0: metrics are not served. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  /** Where the portal is on its origin, such as `/desk`; empty at the root. */
  readonly basePath: string;
  /** Without a slash at the end. */
  readonly customerUrl: string;
  readonly releases: string;
  /** Whose signatures the log of releases must have. Empty: it needs none. */
  readonly releaseKeys: readonly KeyObject[];
  /** Where the gateway keeps what it accepted last. */
  readonly acceptedFile: string;
  /** Where it keeps the canaries that it stopped. */
  readonly heldBackFile: string;
  /** How it withdraws a canary in the log of releases. Without a key it cannot where the log is signed. */
  readonly signing: Signing;
  /** When a canary goes back by itself. */
  readonly canary: CanarySettings;
  readonly remoteOrigins: readonly string[];
  readonly sharesRemotes: boolean;
  readonly apiBases: { readonly ae: string; readonly in: string };
  /** What each of the two APIs understands beyond the specification. */
  readonly capabilities: { readonly ae: readonly string[]; readonly in: readonly string[] };
  readonly support: { readonly phone: string; readonly email: string; readonly chatUrl: string };
  readonly brandName: string;
  readonly tls: boolean;
  readonly fileOrigins: readonly string[];
  readonly map: {
    /** Null: the map without streets. */
    readonly styleUrl: string | null;
    /** Where style and tiles come from, apart from the page's own origin. */
    readonly origins: readonly string[];
  };
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustProxy;
  readonly logLevel: string;
  /** Undefined when built versions are served. */
  readonly development?: DevelopmentServers;
}

/** Browsers bind a passkey to the address of the portal, and mails link to it: our own API then needs to know it. */
const needingAddress: readonly string[] = ['passkeys', 'notification-mail', 'web-push'];
/** Off unless the operator of the API wants it, so the API alone says it. */
const saidByApi: readonly string[] = ['engine-stop'];

/** By default, our own API behind this gateway announces everything, another address nothing. */
const readAnnounced = (
  text: string,
  base: string,
  { hasAddress, hasPush }: { readonly hasAddress: boolean; readonly hasPush: boolean },
): readonly string[] => {
  if (text === 'all') return capabilities;
  if (text === '' && base.startsWith('/'))
    return capabilities.filter(
      (name) =>
        !saidByApi.includes(name) &&
        (hasAddress || !needingAddress.includes(name)) &&
        (hasPush || name !== 'web-push'),
    );
  return text === 'none' ? [] : listNames(text);
};

const readMap = (styleUrl: string | null, origins: readonly string[]): Settings['map'] => ({
  styleUrl,
  origins: [...new Set([...(styleUrl?.startsWith('http') ? [new URL(styleUrl).origin] : []), ...origins])],
});

/**
 * Reads the settings from the environment. Throws one sentence for each invalid setting. An empty setting counts as not
 * set.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in environment.entries && value !== ''),
  );
  const read = v.safeParse(environment, given);
  if (!read.success) {
    throw new Error(
      read.issues
        .map(
          (issue) =>
            `${v.getDotPath(issue) ?? 'A setting'} ${issue.message} (it is "${String(issue.input)}").`,
        )
        .join('\n'),
    );
  }
  const value = read.output;
  const has = {
    hasAddress: value.NODE_ENV !== 'production' || value.PUBLIC_URL !== '',
    hasPush: value.PUSH_PUBLIC_KEY !== undefined,
  };
  return {
    production: value.NODE_ENV === 'production',
    host: value.HOST ?? (value.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: value.PORT,
    apiOrigin: value.API_UPSTREAM ?? `http://127.0.0.1:${value.API_PORT}`,
    customerPort: value.CUSTOMER_PORT,
    metricsPort: value.METRICS_PORT ?? (value.PORT + METRICS_OFFSET) % 65_536,
    metricsHost: value.METRICS_HOST,
    basePath: value.BASE_PATH,
    customerUrl: addBasePathTo(
      (value.CUSTOMER_URL ?? `http://localhost:${value.CUSTOMER_PORT}`).replace(/\/+$/, ''),
      value.BASE_PATH,
    ),
    releases: path.resolve(value.RELEASES_DIR),
    releaseKeys: value.RELEASE_PUBLIC_KEYS ?? [],
    acceptedFile: path.resolve(value.DATA_DIR, 'gateway', 'accepted-release.json'),
    heldBackFile: path.resolve(value.DATA_DIR, 'gateway', 'held-back-canaries.json'),
    signing: readSigning(env),
    canary: toCanarySettings(value),
    remoteOrigins: value.REMOTE_ORIGINS,
    sharesRemotes: value.SHARE_REMOTES === 'on',
    apiBases: { ae: value.API_BASE_AE, in: value.API_BASE_IN },
    capabilities: {
      ae: readAnnounced(value.API_CAPABILITIES_AE, value.API_BASE_AE, has),
      in: readAnnounced(value.API_CAPABILITIES_IN, value.API_BASE_IN, has),
    },
    support: { phone: value.SUPPORT_PHONE, email: value.SUPPORT_EMAIL, chatUrl: value.SUPPORT_CHAT_URL },
    brandName: value.BRAND_NAME,
    tls: value.PUBLIC_URL.startsWith('https://'),
    fileOrigins: value.FILE_ORIGINS,
    map: readMap(value.MAP_STYLE_URL ?? null, value.MAP_ORIGINS),
    trustProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    ...(value.DEV_SERVERS && value.NODE_ENV !== 'production' ? { development: value.DEV_SERVERS } : {}),
  };
}
