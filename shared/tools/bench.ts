import { runNode } from './lib/run-node';
import { main } from './lib/say';

await main(() => runNode('e2e/bench/run.ts', process.argv.slice(2)));
