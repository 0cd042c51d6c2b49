import { buildAll } from '../build/build-all';
import { Refusal, say, seconds, textOf, withPulse } from './lib/say';
import { banner } from './start/banner';
import { createRunner } from './start/runner';
import { loadEnvFile } from './start/settings';

const runner = createRunner();

runner.run(async () => {
  const started = performance.now();
  loadEnvFile();
  const settings = await runner.prepare();

  say('Starting the database and the API …');
  const api = runner.serve('The API', 'api/src/server.ts', settings);
  const build = withPulse('still building', buildAll(say)).catch((error: unknown) => {
    throw new Refusal(`The build failed.\n${textOf(error)}`);
  });
  const gateway = build.then(() => runner.serve('The gateway', 'host/server/server.ts', settings).ready);
  const [ready] = await Promise.all([api.ready, gateway]);
  say(banner(settings, ready, process.env.NODE_ENV !== 'production'));
  say(`Started in ${seconds(started)}.`);
});
