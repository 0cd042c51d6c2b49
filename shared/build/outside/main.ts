import { Refusal } from '../workspace/refusal';
import { buildOutsideRemote } from './build-outside-remote';

const usage = 'portal-remote build: builds the remote of this folder into dist/remotes/<name>/<version>/.';

try {
  const [command, ...more] = process.argv.slice(2);
  if (command !== 'build' || more.length > 0) throw new Refusal(usage);
  console.log(`Built ${await buildOutsideRemote()}`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
