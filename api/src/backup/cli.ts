import { countries } from '@portal/shared/contract';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { ConfigError, readConfig, type Config } from '../config';
import { connectDatabase } from '../database/connect';
import { DatabaseStartError } from '../database/embedded/database-start-error';
import { MigrationError } from '../database/migrate';
import { createObjectStore } from '../files/create-store';
import { databaseUrls } from '../start/databases/databases';
import { createStack, type Stack } from '../start/databases/stack';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { StartError } from '../start/databases/start-error';
import { BackupError } from './backup-error';
import { restoreBackup, type Target } from './restore-backup';
import { writeBackup } from './write-backup';

const usage = `npm run backup -- <file>
npm run restore -- <file> [--replace]

backup   writes everything, of all countries, files included, into one file; the portal may run meanwhile
restore  fills an empty database from such a file; --replace deletes what is there first. Stop the portal before.`;

const expected = [BackupError, ConfigError, DatabaseStartError, MigrationError, StartError];
const say = (line: string) => console.log(line);

interface CommandLine {
  readonly command: 'backup' | 'restore';
  readonly path: string;
  readonly replace: boolean;
}

function readCommand(words: readonly string[]): CommandLine | null {
  try {
    const { values, positionals } = parseArgs({
      args: words.filter((word) => word !== '--'),
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [command, file, ...others] = positionals;
    if (file === undefined || others.length > 0) return null;
    if (command !== 'backup' && command !== 'restore') return null;
    return { command, path: resolve(file), replace: values.replace };
  } catch {
    return null;
  }
}

async function productVersion(): Promise<string> {
  const text = await readFile(resolve('package.json'), 'utf8');
  const read: unknown = JSON.parse(text);
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown';
}

async function backUp(config: Config, path: string, stack: Stack): Promise<void> {
  if (await stat(path).catch(() => null))
    throw new BackupError(`${path} is there already: choose another name, so that no backup is overwritten.`);
  const urls = await databaseUrls(config, { progress: say }, stack);
  const sources = [...urls].map(([country, url]) => ({
    country,
    url,
    files: createObjectStore(config, country),
  }));
  const { rows, files, missingFiles } = await writeBackup(path, await productVersion(), sources, { say });
  const { size } = await stat(path);
  say(`${path}: ${rows} rows and ${files} files, ${Math.ceil(size / 1024)} KB.`);
  if (missingFiles > 0)
    say(`${missingFiles} files that rows name were not in the store; uploads under way count as such.`);
}

async function restore(config: Config, { path, replace }: CommandLine, stack: Stack): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const urls = await databaseUrls(config, { progress: say }, stack);
  const targets: Target[] = [...urls].map(([country, url]) => {
    const db = connectDatabase({
      url,
      schema: country,
      name: 'restore',
      statementTimeoutMs: 0,
      maxConnections: 4,
    });
    stack.push(() => db.destroy());
    return { country, db, files: createObjectStore(config, country) };
  });
  await restoreBackup({ path, targets, folder: config.dataDir, replace, say });
  say(
    `Restored ${targets.map(({ country }) => countries[country].name).join(' and ')}. The portal can be started.`,
  );
}

async function main(words: readonly string[]): Promise<number> {
  const command = readCommand(words);
  if (command === null) {
    console.error(usage);
    return 2;
  }
  const stack = createStack();
  try {
    const config = readConfig();
    if (command.command === 'backup') await backUp(config, command.path, stack);
    else await restore(config, command, stack);
    return 0;
  } catch (error) {
    console.error(expected.some((kind) => error instanceof kind) ? getErrorText(error) : error);
    return 1;
  } finally {
    await stack.unwind(console.error);
  }
}

process.exitCode = await main(process.argv.slice(2));
