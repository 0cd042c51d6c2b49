import { Refusal, main, say, seconds } from './lib/say';
import { explorerParts, runExplorer, type ExplorerPart } from './test/steps';

const isPart = (name: string): name is ExplorerPart => explorerParts.some((part) => part === name);

/** `npm run explore`: opens every page and presses every control; `-- press` presses each once, `-- gate` those of the lists, `-- open` none. */
await main(async () => {
  const started = performance.now();
  const part = process.argv[2] ?? 'all';
  if (!isPart(part)) throw new Refusal(`There is no part "${part}". There are: ${explorerParts.join(', ')}.`);
  const { passed, failed } = await runExplorer(part);
  say(
    `\n${passed} pages as they should be, ${failed} not (${seconds(started)}). See test-results/explorer.json.`,
  );
  return failed === 0 ? 0 : 1;
});
