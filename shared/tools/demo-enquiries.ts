import { runDemo } from './demo/run-demo';
import { main } from './lib/say';

await main(() => runDemo('api/src/demo/send-enquiries.ts'));
