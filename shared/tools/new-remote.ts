import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { readAllManifests } from '@portal/build/workspace/remotes.ts';
import { Refusal, main, say } from './lib/say';
import { runProgram } from './lib/run-node';
import { deriveNames } from './new-remote/names';
import { remoteFiles } from './new-remote/remote-files';

await main(async () => {
  const [name, prefix] = process.argv.slice(2);
  const names = deriveNames(name, prefix, readAllManifests());
  if (typeof names === 'string') throw new Refusal(names);
  if (existsSync(resolveFromRoot(names.name)))
    throw new Refusal(`The folder ${names.name} is there already.`);

  const style = await resolveConfig(resolveFromRoot('package.json'));
  for (const [file, content] of Object.entries(remoteFiles(names))) {
    const target = resolveFromRoot(names.name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await format(content, { ...style, filepath: target }));
  }
  say(`${names.name} is made. Linking its dependencies …`);
  const args = [
    '--yes',
    'pnpm@10.34.9',
    'install',
    '--no-frozen-lockfile',
    '--ignore-scripts',
    '--prefer-offline',
  ];
  const code = await runProgram('npx', args, { CI: 'true' });
  if (code !== 0)
    throw new Refusal(
      'The files are there, but the dependencies could not be linked. Look at the lines above.',
    );
  say(`Try it: pnpm dev ${names.name}`);
});
