import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import * as v from 'valibot';
import { containerName, remoteFiles } from '@portal/shared/remote';
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

const pageFiles = v.object({
  scripts: v.pipe(v.array(v.string()), v.minLength(1)),
  agent: v.optional(v.array(v.string()), []),
  pages: v.optional(v.array(v.object({ files: v.array(v.string()) })), []),
});

/** Checks that every script exists and parses. Returns how many there are. */
function parseScripts(target: string, folder: string, scripts: ReadonlySet<string>): number {
  for (const script of scripts) {
    const file = path.join(folder, script);
    if (!existsSync(file)) throw new Refusal(`${target} names ${script}, which is not there.`);
    // Parses without running: a truncated file fails here.
    new Script(readFileSync(file, 'utf8'), { filename: script });
  }
  return scripts.size;
}

/** The same for the shell and the customer's page. */
export function checkPageScripts(target: string, folder: string): number {
  const { scripts, agent, pages } = v.parse(
    pageFiles,
    JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')),
  );
  return parseScripts(
    target,
    folder,
    new Set([...scripts, ...agent, ...pages.flatMap((page) => page.files)]),
  );
}

/**
 * Whether a built version can be loaded: its manifest has what the shell needs, and every script it names exists and
 * parses. Returns how many scripts there are.
 */
export function smokeTest(remote: string, folder: string): number {
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
  return parseScripts(remote, folder, scripts);
}
