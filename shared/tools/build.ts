import { buildAll } from '../build/build-all';
import { buildPrograms } from '../build/server/build-programs';
import { buildFailed } from './lib/build-failed';
import { main, say, seconds, withPulse } from './lib/say';

await main(async () => {
  const started = performance.now();
  const programs = await buildPrograms().catch(buildFailed);
  const built = await withPulse('still building', buildAll(say)).catch(buildFailed);
  const changed = programs.changed || built.length > 0;
  say(changed ? `Built (${seconds(started)}).` : `Nothing changed (${seconds(started)}).`);
});
