import { readSigning } from '@portal/build/releases/log/read-signing.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { main } from './lib/say';
import { readPublicUrl } from './registry/read-public-url';
import { readAuthor } from './release/author';
import { runRegistryCommand } from './registry/run-command';
import { loadEnvFile } from './start/settings';

await main(async () => {
  loadEnvFile();
  runRegistryCommand(
    {
      releases: releasesFolder(),
      by: readAuthor(),
      signing: readSigning(process.env),
      publicUrl: readPublicUrl(process.env),
    },
    process.argv.slice(2),
  );
});
