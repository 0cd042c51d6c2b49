import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';
import { Refusal, getErrorText } from '../lib/say';

const megabyte = 1024 * 1024;
/** The first start writes the database, demo pictures and the build. Later starts need room to work. */
const needed = { first: 700 * megabyte, later: 200 * megabyte };

export function diskProblem(freeBytes: number, first: boolean, folder: string): string | undefined {
  const least = first ? needed.first : needed.later;
  if (freeBytes >= least) return undefined;
  const inMegabytes = (bytes: number) => Math.floor(bytes / megabyte);
  return `There is too little room on the disk of ${folder}: ${inMegabytes(freeBytes)} MB are free, ${inMegabytes(least)} MB are needed.`;
}

/** Creates the folder for the database, files and mails. Refuses when it cannot be used. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const first = !existsSync(folder);
  const probe = path.join(folder, `.write-test-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (error) {
    const code = getErrorCode(error) || getErrorText(error);
    if (code === 'ENOSPC') throw new Refusal(`There is no room left on the disk of ${folder}.`);
    throw new Refusal(
      `The data folder ${folder} cannot be written (${code}): choose another with DATA_DIR=….`,
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const problem = diskProblem(bavail * bsize, first, folder);
  if (problem) throw new Refusal(problem);
}
