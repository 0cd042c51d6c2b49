import { runNode } from './lib/run-node';
import { main } from './lib/say';

/** Renders the pictures of the demo vehicles again: all of them, or those of the looks that are named. */
await main(() => runNode('api/src/demo/pictures/draw-cars.ts', process.argv.slice(2)));
