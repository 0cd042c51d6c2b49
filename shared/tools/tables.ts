import { runNode } from './lib/run-node';
import { main } from './lib/say';

await main(() => runNode('api/test/table-types/update.ts', []));
