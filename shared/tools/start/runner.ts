import { Refusal, say } from '../lib/say';
import type { Launch } from './launches';
import { prepareDataFolder } from './data-folder';
import { takeLock } from './lock';
import { checkPorts } from './ports';
import { readStartSettings } from './settings';
import type { StartSettings } from './settings';
import { startService } from './start-service';
import type { Service } from './start-service';

export interface Runner {
  /** Checks the conditions of a start, and takes the lock. */
  prepare(): Promise<StartSettings>;
  serve(launch: Launch, settings: StartSettings): Service;
  onStop(action: () => Promise<void>): void;
  /** Runs the command. However it ends, everything it started ends too. */
  run(command: () => Promise<void>): void;
}

/** What `start` and `dev` have in common: services, signals, and leaving nothing behind. */
export function createRunner(): Runner {
  const atStop: (() => Promise<void>)[] = [];
  let stopping = false;

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    await Promise.allSettled(atStop.map((action) => action()));
    if (code === 0) say('Everything is stopped.');
    process.exit(code);
  }

  return {
    async prepare() {
      const settings = readStartSettings(process.env);
      await prepareDataFolder(settings.dataFolder);
      const releaseLock = takeLock(settings.dataFolder, `http://localhost:${settings.ports.PORT}`);
      process.on('exit', releaseLock);
      await checkPorts(settings.ports);
      return settings;
    },
    serve({ env, ...program }, { ports, dataFolder }) {
      const asText = Object.fromEntries(Object.entries(ports).map(([key, port]) => [key, String(port)]));
      // Their progress is shown here. Their logs are for problems, unless asked for.
      const logs = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
      const service = startService({
        ...program,
        env: { ...asText, ...logs, DATA_DIR: dataFolder, ...env },
        say,
      });
      atStop.push(() => service.stop());
      return service;
    },
    onStop(action) {
      atStop.push(action);
    },
    run(command) {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.on(signal, () => {
          if (!stopping) say('\nStopping …');
          void stop(0);
        });
      }
      // run.mjs is gone, however it ended: nothing may be left running.
      process.on('disconnect', () => void stop(0));
      command().catch((error: unknown) => {
        if (!stopping) console.error(error instanceof Refusal ? error.message : error);
        void stop(1);
      });
    },
  };
}
