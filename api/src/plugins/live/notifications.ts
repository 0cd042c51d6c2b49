import pg from 'pg';

const PAUSES = [50, 200, 500, 1000, 2000, 5000];
const CHECK_EVERY = 20_000;
const CHECK_TIMEOUT = 5000;

interface Listener {
  /** A notification of the database: `agent:<user id>`, `session:<session id>`. */
  readonly onMessage: (message: string) => void;
  /** Listening has begun or resumed: earlier notifications may be missing. */
  readonly onListening: () => void;
}

/** The notifications of the database in a country's schema, from any process. */
export interface Notifications {
  listen(listener: Listener): () => void;
  stop(): Promise<void>;
}

interface Options {
  readonly url: string;
  readonly schema: string;
  readonly onError: (error: unknown) => void;
}

/** One separate connection, from the first listener on; it reconnects when it is lost. */
export function createNotifications({ url, schema, onError }: Options): Notifications {
  const listeners = new Set<Listener>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: `portal-${schema}-live`,
      connectionTimeoutMillis: CHECK_TIMEOUT,
      query_timeout: CHECK_TIMEOUT,
    });
    client = fresh;
    const lost = (error?: unknown) => {
      if (client !== fresh) return;
      client = null;
      clearTimeout(timer);
      if (stopped) return;
      if (error !== undefined) onError(error);
      fresh.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), PAUSES[Math.min(failures++, PAUSES.length - 1)]).unref();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ payload = '' }) => {
      for (const { onMessage } of listeners) onMessage(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(`live_${schema}`)}`);
      failures = 0;
      for (const { onListening } of listeners) onListening();
      check(fresh, lost);
    } catch (error) {
      lost(error);
    }
  }

  /** A connection can be dead without any error. */
  function check(checked: pg.Client, lost: (error: unknown) => void): void {
    timer = setTimeout(() => {
      checked.query('select 1').then(() => client === checked && check(checked, lost), lost);
    }, CHECK_EVERY).unref();
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (client === null && timer === undefined && !stopped) void connect();
      return () => listeners.delete(listener);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
