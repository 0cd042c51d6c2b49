import { buildAll } from '../build/build-all';
import { textOf, Refusal, main, say, seconds, withPulse } from './lib/say';

await main(async () => {
  const started = performance.now();
  const built = await withPulse('still building', buildAll(say)).catch((error: unknown) => {
    throw new Refusal(`The build failed.\n${textOf(error)}`);
  });
  say(built.length === 0 ? `Nothing changed (${seconds(started)}).` : `Built (${seconds(started)}).`);
});
