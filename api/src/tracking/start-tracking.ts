import type { Socket } from 'node:dgram';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CountryCode } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import type { Config } from '../config';
import { connectDatabase, type Db } from '../database/connect';
import { locateEmbedded } from '../database/embedded/start-embedded';
import { listenError } from '../start/port';
import { createStack, type Stack } from '../start/databases/stack';
import { createDatagramServer } from './listener/datagrams';
import { Directory } from './listener/directory';
import { EngineCommands } from './listener/engine-commands';
import { createIntakeServer, registerIntake } from './listener/http-routes';
import { createListenerMetrics } from './listener/metrics';
import { PositionStore } from './listener/position-store';
import { Receiver, type CountryStores } from './listener/receiver';
import { RefusedDevices } from './listener/refused-devices';
import { SeenTrackers } from './listener/seen-trackers';
import { createStatusServer } from './listener/status-server';
import { ConnectionLimits, createTrackerServer } from './listener/tracker-server';
import { UnknownDevices } from './listener/unknown-devices';
import { createGt06Decoder } from './protocols/gt06/decoder';
import { createH02Decoder } from './protocols/h02/decoder';
import { createTeltonikaDecoder } from './protocols/teltonika/decoder';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

export interface RunningTracking {
  /** Accepts nothing more, and stores what has arrived. */
  stop(): Promise<void>;
}

const PAUSE = 1000;
/** One stores positions, one signs of life, and the others look devices up and send commands. */
const CONNECTIONS = 4;

/** The database of each country, once another process has prepared it. */
async function openDatabases(
  config: Config,
  log: FastifyBaseLogger,
  stack: Stack,
): Promise<Map<CountryCode, Db>> {
  const databases = new Map<CountryCode, Db>();
  for (const code of config.countries) {
    const url = config.databaseUrls[code] ?? locateEmbedded(join(config.dataDir, 'postgres'));
    const db = connectDatabase({
      url,
      schema: code,
      // A restore refuses a database that the portal, or this service, uses.
      name: 'portal-tracking',
      maxConnections: CONNECTIONS,
      onConnectionError: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
    });
    stack.push(() => db.destroy());
    databases.set(code, db);
  }
  return databases;
}

async function waitForDatabases(
  databases: ReadonlyMap<CountryCode, Db>,
  log: FastifyBaseLogger,
  signal: AbortSignal | undefined,
) {
  for (const [code, db] of databases)
    for (let tries = 0; ; tries += 1) {
      signal?.throwIfAborted();
      try {
        await sql`select 1 from positions limit 0`.execute(db);
        break;
      } catch (error) {
        const reason = getErrorText(error);
        if (tries % 30 === 0) log.warn({ country: code, reason }, 'waiting for the database');
        await delay(PAUSE);
      }
    }
}

interface Listening {
  listen(port: number, host: string, listening: () => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
}

/** @throws StartError that names the setting of the port */
async function listen(server: Listening, port: number, host: string, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, host, port, { setting, canBeOff: true })));
    server.listen(port, host, resolve);
  });
}

function createReceiver(
  config: Config,
  databases: ReadonlyMap<CountryCode, Db>,
  log: FastifyBaseLogger,
  stack: Stack,
) {
  const unknown = new UnknownDevices();
  const limits = new ConnectionLimits(config.tracking.connections, config.tracking.connectionsPerAddress);
  const stores = new Map<CountryCode, CountryStores>();
  const metrics = createListenerMetrics({
    connections: () => limits.count(),
    queued: () => [...stores.values()].reduce((sum, { positions }) => sum + positions.queued, 0),
    unknownDevices: () => unknown.count(),
  });
  const onTrouble = (error: unknown, text: string) => log.warn({ reason: getErrorText(error) }, text);
  for (const [code, db] of databases) {
    const positions = new PositionStore({
      db,
      onTrouble,
      onStored: (stored, duplicates) => {
        metrics.stored.inc(stored);
        metrics.duplicates.inc(duplicates);
      },
    });
    const seen = new SeenTrackers(db, onTrouble);
    stack.push(() => seen.stop());
    stack.push(() => positions.stop());
    stores.set(code, { positions, seen, refused: new RefusedDevices(db, onTrouble) });
  }
  const receiver = new Receiver({
    directory: new Directory(databases, config.jwtSecret),
    stores,
    metrics,
    unknown,
    retentionDays: config.tracking.retentionDays,
    log: (text, fields) => log.info(fields, text),
  });
  const commands = config.tracking.commands ? new EngineCommands({ databases, onTrouble }) : null;
  if (commands) stack.push(() => commands.stop());
  return { receiver, limits, metrics, commands };
}

/**
 * Starts the service on databases that the API has prepared.
 * @param signal ends the wait for them
 */
export async function startTracking(config: Config, signal?: AbortSignal): Promise<RunningTracking> {
  const app = createIntakeServer(config);
  const { log } = app;
  const stack = createStack();
  const stop = () => stack.unwind((error) => log.error({ err: error }, 'stopping'));
  try {
    const databases = await openDatabases(config, log, stack);
    await waitForDatabases(databases, log, signal);
    const { receiver, limits, metrics, commands } = createReceiver(config, databases, log, stack);
    const { host, ports, statusHost } = config.tracking;
    const sockets = [
      { protocol: 'gt06', createDecoder: createGt06Decoder, setting: 'TRACKING_GT06_PORT' },
      { protocol: 'teltonika', createDecoder: createTeltonikaDecoder, setting: 'TRACKING_TELTONIKA_PORT' },
      { protocol: 'h02', createDecoder: createH02Decoder, setting: 'TRACKING_H02_PORT' },
    ] as const;
    for (const { protocol, createDecoder, setting } of sockets) {
      if (ports[protocol] === 0) continue;
      const served = createTrackerServer({ protocol, createDecoder, receiver, limits, commands });
      await listen(served.server, ports[protocol], host, setting);
      stack.push(() => served.stop());
    }
    if (ports.teltonika !== 0) await listenForDatagrams(receiver, ports.teltonika, host, stack);
    if (ports.http !== 0) {
      registerIntake(app, receiver);
      await app.ready();
      stack.push(() => app.close());
      await listen(app.server, ports.http, host, 'TRACKING_HTTP_PORT');
    }
    if (ports.status !== 0) {
      const status = createStatusServer(metrics, [...databases.values()]);
      await listen(status, ports.status, statusHost, 'TRACKING_STATUS_PORT');
      stack.push(() => new Promise<void>((resolve) => status.close(() => resolve())));
    }
    log.info({ host, ports }, 'ready');
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listenForDatagrams(
  receiver: Receiver,
  port: number,
  host: string,
  stack: Stack,
): Promise<void> {
  const socket: Socket = createDatagramServer(receiver);
  await new Promise<void>((resolve, reject) => {
    const setting = 'TRACKING_TELTONIKA_PORT';
    socket.once('error', (error) => reject(listenError(error, host, port, { setting, canBeOff: true })));
    socket.bind(port, host, () => resolve());
  });
  // A later error is one of a single answer.
  socket.on('error', () => undefined);
  stack.push(() => new Promise<void>((resolve) => socket.close(() => resolve())));
}
