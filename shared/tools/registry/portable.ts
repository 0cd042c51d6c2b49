import os from 'node:os';
import path from 'node:path';
import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { main } from '../lib/say';
import { readPublicUrl } from './read-public-url';
import { runRegistryCommand } from './run-command';

// One file in the folder of releases itself: it works on a machine without the sources, and before an install.
await main(async () => {
  runRegistryCommand(
    {
      releases: path.resolve(import.meta.dirname, '..'),
      by: process.env.RELEASED_BY || `${os.userInfo().username}@${os.hostname()}`,
      signing: readSigning(process.env),
      publicUrl: readPublicUrl(process.env),
    },
    process.argv.slice(2),
  );
});
