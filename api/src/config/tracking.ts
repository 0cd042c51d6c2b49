import type { Environment } from './environment';

/** Where the tracking service listens, and how much it accepts. */
export interface TrackingConfig {
  /** How long positions of vehicles are kept. */
  readonly retentionDays: number;
  /** Whether commands are sent to trackers: stopping engines. */
  readonly commands: boolean;
  readonly host: string;
  /** 0: not served. */
  readonly ports: {
    readonly gt06: number;
    /** TCP and UDP. */
    readonly teltonika: number;
    readonly h02: number;
    /** OsmAnd's protocol and forwarded positions. */
    readonly http: number;
    /** Health and metrics. */
    readonly status: number;
  };
  /** Where health and metrics are answered: nothing there asks who calls. */
  readonly statusHost: string;
  /** What devices are set to, which a proxy or the network may translate to host and ports above. */
  readonly publicAddress: {
    readonly host: string;
    /** Of phones and Traccar servers, without a path; null where nothing listens for them. */
    readonly webUrl: string | null;
  };
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

/**
 * Ports move with the API's, so that two installations on a machine do not meet; next to 4000 they are those that
 * trackers and their servers usually have.
 */
const OFFSETS = { h02: 1013, gt06: 1023, teltonika: 1027, http: 1055, status: 1090 } as const;

function readPublicAddress(env: Environment, httpPort: number): TrackingConfig['publicAddress'] {
  const host = env.TRACKING_PUBLIC_HOST ?? new URL(env.PUBLIC_URL || 'http://localhost').hostname;
  const webUrl = env.TRACKING_PUBLIC_URL || (httpPort === 0 ? null : `http://${host}:${httpPort}`);
  return { host, webUrl };
}

export function readTrackingConfig(env: Environment): TrackingConfig {
  const choosePort = (chosen: number | undefined, offset: number) =>
    chosen ?? (env.API_PORT + offset) % 65_536;
  const http = choosePort(env.TRACKING_HTTP_PORT, OFFSETS.http);
  return {
    retentionDays: env.TRACKING_RETENTION_DAYS,
    commands: env.TRACKING_COMMANDS === 'on',
    host: env.TRACKING_HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    statusHost: env.TRACKING_STATUS_HOST,
    ports: {
      gt06: choosePort(env.TRACKING_GT06_PORT, OFFSETS.gt06),
      teltonika: choosePort(env.TRACKING_TELTONIKA_PORT, OFFSETS.teltonika),
      h02: choosePort(env.TRACKING_H02_PORT, OFFSETS.h02),
      http,
      status: choosePort(env.TRACKING_STATUS_PORT, OFFSETS.status),
    },
    publicAddress: readPublicAddress(env, http),
    connections: env.TRACKING_CONNECTIONS,
    connectionsPerAddress: env.TRACKING_CONNECTIONS_PER_ADDRESS,
  };
}
