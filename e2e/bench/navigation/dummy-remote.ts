import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from '@portal/build/output/compress.ts';
import { releasesFolder } from '@portal/build/workspace/paths.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { changeRegistry } from '@portal/build/releases/registry/change-registry.ts';
import { listLiveRemotes, readLive } from '@portal/build/releases/registry/live.ts';
import { hashFile } from '@portal/build/releases/registry/seal.ts';
import { writeScriptHashes } from '@portal/build/output/script-hashes.ts';
import { containerName, remoteFiles } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import type { CleanUp } from '../support/clean-up';
import { temporaryFolder } from '../support/folders';

export const dummyName = 'mfe-dummy';
const version = '1.0.0';

/** A copy of the published files with one more remote: a renamed one with its own path and sidebar entry. */
export async function releasesWithOneMore(cleanUp: CleanUp, model: string): Promise<string> {
  const folder = temporaryFolder(cleanUp, 'releases');
  cpSync(releasesFolder(), folder, { recursive: true });
  const live = readLive(readLog(folder).records);
  const entries = listLiveRemotes(live);
  const original = entries.find(({ name }) => name === model);
  if (!original) throw new Error(`${model} is not published.`);
  const copy = path.join(folder, 'remotes', dummyName, version);
  cpSync(path.join(folder, 'remotes', model, original.version), copy, { recursive: true });
  renameWithin(copy, model);
  const scriptHashes = writeScriptHashes(copy);
  await compressFolder(copy);
  const added: RegistryEntry = {
    ...original,
    integrity: hashFile(path.join(copy, remoteFiles.container)),
    scriptHashes,
    name: dummyName,
    version,
    entry: `/remotes/${dummyName}/${version}/mf-manifest.json`,
    prefixes: [{ path: '/dummy' }],
    pages: [],
    nav: [{ label: 'Dummy', to: '/dummy', order: 99 }],
  };
  changeRegistry({ releases: folder, by: 'benchmark' }, () => ({
    events: [{ action: 'build', target: dummyName, version }],
    live: { ...live, remotes: [...entries, added] },
  }));
  return folder;
}

/** The name is in the entry, the manifest and the chunks; containers with the same name would be one. */
function renameWithin(folder: string, model: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else
      writeFileSync(
        file,
        readFileSync(file, 'utf8')
          .replaceAll(containerName(model), containerName(dummyName))
          .replaceAll(model, dummyName),
      );
  }
}
