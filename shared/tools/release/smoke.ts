import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import * as v from 'valibot';
import { containerName, remoteFiles } from '../../src/remote/manifest';
import { Refusal } from '../lib/say';

const federationManifest = v.object({
  name: v.string(),
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  exposes: v.pipe(v.array(v.object({ name: v.string() })), v.minLength(1)),
});

const files = v.object({
  entry: v.array(v.string()),
  expose: v.array(v.string()),
  pages: v.array(v.object({ files: v.array(v.string()) })),
});

/** Whether a built version can be loaded: its manifest has what the shell needs, and every script it names exists and parses. */
export function smokeTest(remote: string, folder: string): void {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const manifest = v.parse(federationManifest, json(remoteFiles.manifest));
  if (manifest.name !== containerName(remote))
    throw new Refusal(`The manifest is of ${manifest.name}, not of ${containerName(remote)}.`);
  if (!manifest.exposes.some(({ name }) => name === 'remote'))
    throw new Refusal(`${remote} does not expose ./remote.`);
  const { entry, expose, pages } = v.parse(files, json('preloads.json'));
  const scripts = new Set([
    manifest.metaData.remoteEntry.name,
    ...entry,
    ...expose,
    ...pages.flatMap((page) => page.files),
  ]);
  for (const script of scripts) {
    const file = path.join(folder, script);
    if (!existsSync(file)) throw new Refusal(`${remote} names ${script}, which is not there.`);
    // Parses without running: a truncated file fails here.
    new Script(readFileSync(file, 'utf8'), { filename: script });
  }
}
