import { buildPrograms } from '@portal/build/server/build-programs.ts';
import { buildFailed } from './lib/build-failed';
import { getErrorText, say, seconds } from './lib/say';
import { banner } from './start/banner';
import { launchApi, launchGateway, launchTracking } from './start/launches';
import { preparePages } from './start/pages';
import { createRunner } from './start/runner';
import { loadEnvFile } from './start/settings';

const runner = createRunner();

runner.run(async () => {
  const started = performance.now();
  loadEnvFile();
  const settings = await runner.prepare();

  // Takes a moment, and the API can start while the pages are built.
  const programs = await buildPrograms().catch(buildFailed);
  say('Starting the database and the API …');
  const api = runner.serve(launchApi(programs.api), settings);
  /** It needs the database that the API prepares. Where its ports are taken, the portal runs without it. */
  const startTracking = async () => {
    if (process.env.TRACKING === '0') return;
    await runner
      .serve(launchTracking(programs.tracking), settings)
      .ready.catch((error: unknown) => say(getErrorText(error)));
  };
  void api.ready.then(startTracking, () => undefined);
  const pages = await preparePages(say);
  const gateway = pages.servable.then(() => runner.serve(launchGateway(programs.gateway), settings).ready);
  const [ready] = await Promise.all([api.ready, gateway]);
  say(banner(settings, ready, process.env.NODE_ENV !== 'production'));
  say(`Started in ${seconds(started)}.`);
  await pages.finished;
});
