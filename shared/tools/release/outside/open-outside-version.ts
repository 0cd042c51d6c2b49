import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAllowedAddress, isVersionFolder } from '@portal/shared/remote';
import { remoteFiles } from '@portal/shared/remote';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import { compressFolder } from '@portal/build/output/compress.ts';
import { hashScript, scriptHashesFile } from '@portal/build/output/script-hashes.ts';
import { versionAddress } from '@portal/build/releases/folders.ts';
import { entryFile, readBuiltEntry } from '@portal/build/releases/registry/built-entry.ts';
import {
  hashContent,
  hashFile,
  parseSeal,
  sealFile,
  sealVersion,
} from '@portal/build/releases/registry/seal.ts';
import { manifestProblem } from '@portal/build/workspace/remotes.ts';
import { Refusal } from '../../lib/say';
import { isAddress, readOutsideFile } from './read-outside-file';

/** A version of a remote that was built elsewhere: in another repository, or on another machine. */
export interface OutsideVersion {
  readonly target: string;
  readonly version: string;
  /** Copies its files into a folder, compared with their hashes. @throws Refusal for a file that is not the one that was built */
  copyTo(folder: string): Promise<void>;
}

const mostFiles = 1000;
const isFileName = (name: string): boolean => /^\w[\w.~+-]*(\/\w[\w.~+-]*)*$/.test(name);
/** The gateway's own compressed forms are made from the files here. */
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

function checkAddress(address: string, origins: readonly string[]): void {
  if (!isVersionFolder(address))
    throw new Refusal(`${address} must be the address of a version's folder, with a slash at the end.`);
  if (!isAllowedAddress(address, origins))
    throw new Refusal(
      `${new URL(address).origin} is not one of the origins that remotes may come from. Add it to REMOTE_ORIGINS, here and where the gateway runs.`,
    );
}

/**
 * Reads what a version says about itself, from a folder or from the address where browsers will get it.
 * @throws Refusal when its origin is not on the list, or when there is no version of a remote
 */
export async function openOutsideVersion(from: string, origins: readonly string[]): Promise<OutsideVersion> {
  if (isAddress(from)) checkAddress(from, origins);
  const read = readOutsideFile(from);
  const seal = parseSeal((await read(sealFile)).toString());
  if (!seal) throw new Refusal(`${from} has no ${sealFile} of a built version.`);
  const { target, version, contract } = seal;
  const names = Object.keys(seal.files).filter((name) => !isCompressed(name));
  const isRemote = /^[a-z][a-z0-9-]*$/.test(target) && target !== 'host' && target !== 'customer';
  if (!isRemote || !/^\w[\w.+-]*$/.test(version))
    throw new Refusal(`${from} is ${target} ${version}, not a version of a remote.`);
  if (names.length > mostFiles || !names.every(isFileName))
    throw new Refusal(`${from} names files that a version does not have.`);
  return {
    target,
    version,
    async copyTo(folder) {
      for (const name of names) {
        const content = await read(name);
        if (hashContent(content) !== seal.files[name])
          throw new Refusal(`its file ${name} is not the one that was built.`);
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      const built = readBuiltEntry(folder, target, version);
      const problem = manifestProblem(built, target);
      if (problem) throw new Refusal(problem);
      const base = isAddress(from) ? from : versionAddress('remote', target, version);
      writeJsonAtomically(path.join(folder, entryFile), {
        ...built,
        version,
        entry: base + remoteFiles.manifest,
        integrity: hashFile(path.join(folder, remoteFiles.container)),
        scriptHashes: hashScript(readFileSync(path.join(folder, scriptHashesFile))),
      });
      await compressFolder(folder);
      sealVersion(folder, { target, version, contract, purpose: 'release' });
    },
  };
}
