import { countries, MINUTE, type CountryCode } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createBackground } from '../background';
import type { Config } from '../config';
import { connectDatabase, connectForLocks, type Db } from '../database/connect';
import { loadDemo } from '../demo/load';
import { loadDemoOwner } from '../demo/load-owner';
import { systemClock, type Deps } from '../deps';
import { createPrinter, printerSettings, type Printer } from '../documents/printer';
import { createObjectStore } from '../files/create-store';
import { createHttpServer } from '../http-server';
import { scheduleJobs } from '../jobs/schedule';
import { createMailer } from '../mail/create-mailer';
import { outboxFolder } from '../mail/folder-transport';
import { registerOutbox } from '../mail/register-outbox';
import { createNotifications } from '../plugins/live/notifications';
import { listRecurringWork } from '../recurring-work';
import { openDatabases, type OpenDatabase } from './databases/databases';
import { listenError, refuseTakenPort } from './port';
import { createReport, type DemoLogin, type Report } from './databases/report';
import { createStack, type Stack } from './databases/stack';
import { takeStartTurn } from './databases/start-turn';
import { stopHttp } from './stop-http';

/** How long a visitor of the demo may see no new enquiry. */
const DEMO_RENEWAL = 5 * MINUTE;

export interface RunningApi {
  readonly server: FastifyInstance;
  /** Finishes open requests, sends waiting mails, closes the database. */
  stop(): Promise<void>;
}

/**
 * Everything in order: port, databases, countries, jobs, listening. A failed step undoes the earlier ones.
 */
export async function startApi(config: Config): Promise<RunningApi> {
  const stack = createStack();
  const databases = new Map<CountryCode, Db>();
  const server = await createHttpServer({ config, databases: () => [...databases.values()] });
  let stopping = false;
  const stop = () => {
    stopping = true;
    return stack.unwind((error) => server.log.error({ err: error }, 'stopping'));
  };
  try {
    await refuseTakenPort(config.host, config.port);
    const report = createReport(server.log);
    // The pool replaces it; where in the driver it was noticed is of no use.
    const onConnectionError = ({ message }: Error) => {
      if (!stopping) server.log.warn({ reason: message }, 'a database connection was lost');
    };
    const opened = await openDatabases({ config, report, stack, onConnectionError });
    const demo: DemoLogin[] = [];
    const printer = createPrinter(
      (error) => server.log.error({ err: error }, 'printing'),
      printerSettings,
      server.metrics.watchQueue,
    );
    stack.push(() => printer.stop());
    for (const [code, database] of opened)
      demo.push(...(await openCountry({ server, config, printer, stack, report }, code, database)));
    if (config.env !== 'production' && config.mail.smtpUrl === null) registerOutbox(server, config);
    stack.push(() => stopHttp(server));
    for (const [code, database] of opened) databases.set(code, openProbe(code, database, stack));
    const address = await listen(server, config);
    report.ready({ ready: true, address, demo, mails: describeMailTransport(config, address) });
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A separate connection on the way of calls: those that wait for each other say nothing about the database. */
function openProbe(schema: CountryCode, { url, poolerUrl }: OpenDatabase, stack: Stack): Db {
  const db = connectDatabase({ url, poolerUrl, schema, name: 'ready', maxConnections: 1 });
  stack.push(() => db.destroy());
  return db;
}

interface House {
  readonly server: FastifyInstance;
  readonly config: Config;
  /** One for all countries. */
  readonly printer: Printer;
  readonly stack: Stack;
  readonly report: Report;
}

async function openCountry(
  { server, config, printer, stack, report }: House,
  code: CountryCode,
  { db, url }: OpenDatabase,
): Promise<DemoLogin[]> {
  const country = countries[code];
  const background = createBackground((error) =>
    server.log.error({ err: error }, 'work in the background failed'),
  );
  const locks = connectForLocks({
    url,
    schema: code,
    onConnectionError: (error) =>
      server.log.warn({ reason: error.message }, 'the connection of locks was lost'),
  });
  stack.push(() => locks.destroy());
  const mail = createMailer({ config, db, log: server.log });
  const files = createObjectStore(config, code);
  const notifications = createNotifications({
    url,
    schema: code,
    onError: (error) => server.log.warn({ err: error }, 'the connection for announcements was lost'),
  });
  const deps: Deps = {
    country,
    db,
    locks,
    config,
    files,
    mail,
    printer,
    clock: systemClock,
    background,
    notifications,
  };
  stack.push(() => notifications.stop());
  stack.push(() => mail.stop());
  stack.push(() => background.settled());
  mail.start();
  server.metrics.watchConnections(code, db);
  server.metrics.watchOutboxes(code, db);
  stack.push(scheduleJobs(deps, listRecurringWork(deps), server.metrics));
  buildApp(server, deps);
  if (!config.demo) return [];
  report.progress(`Loading demo data of ${country.name}`);
  const { demo, owners } = await takeStartTurn(url, code, report, async () => ({
    demo: await loadDemo(deps),
    owners: code === 'in' ? [await loadDemoOwner(deps)] : [],
  }));
  const renewal = setInterval(() => background.run(demo.renewEnquiries), DEMO_RENEWAL);
  stack.push(() => clearInterval(renewal));
  return [demo.login, ...owners].map((login) => ({ country: code, ...login }));
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    throw listenError(error, host, port);
  }
}

function describeMailTransport({ env, mail, dataDir }: Config, address: string): string {
  if (mail.smtpUrl !== null) return `sent through ${new URL(mail.smtpUrl).host}`;
  return env === 'production' ? `kept in ${outboxFolder(dataDir)}` : `${address}/dev/outbox`;
}
