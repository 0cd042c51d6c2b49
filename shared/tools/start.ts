import { buildAll } from '../build/build-all';
import { Refusal, say, seconds, textOf, withPulse } from './lib/say';
import { banner } from './start/banner';
import { prepareDataFolder } from './start/data-folder';
import { takeLock } from './start/lock';
import { checkPorts } from './start/ports';
import { loadEnvFile, readStartSettings } from './start/settings';
import { startService } from './start/supervisor';
import type { Service } from './start/supervisor';

const services: Service[] = [];
let releaseLock = (): void => {};
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(services.map((service) => service.stop()));
  releaseLock();
  if (code === 0) say('Everything is stopped.');
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!stopping) say('\nStopping …');
    void stop(0);
  });
}
// run.mjs is gone, however it went: nothing may be left running.
process.on('disconnect', () => void stop(0));

async function start(): Promise<void> {
  const started = performance.now();
  loadEnvFile();
  const settings = readStartSettings(process.env);
  const address = `http://localhost:${settings.ports.PORT}`;
  await prepareDataFolder(settings.dataFolder);
  releaseLock = takeLock(settings.dataFolder, address);
  await checkPorts(settings.ports);

  const ports = Object.fromEntries(Object.entries(settings.ports).map(([name, port]) => [name, String(port)]));
  // Their progress is told here; their logs are for trouble, unless asked for.
  const env = { ...ports, DATA_DIR: settings.dataFolder, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  const serve = (name: string, script: string): Service => {
    const service = startService({ name, script, env, say });
    services.push(service);
    return service;
  };

  say('Starting the database and the API …');
  const api = serve('The API', 'api/src/server.ts');
  const build = withPulse('still building', buildAll(say)).catch((error: unknown) => {
    throw new Refusal(`The build failed.\n${textOf(error)}`);
  });
  const gateway = build.then(() => serve('The gateway', 'host/server/server.ts').ready);
  const [ready] = await Promise.all([api.ready, gateway]);
  say(banner(settings, ready, process.env.NODE_ENV !== 'production'));
  say(`Started in ${seconds(started)}.`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  void stop(1);
});
