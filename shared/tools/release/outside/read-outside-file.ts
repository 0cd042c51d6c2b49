import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal, getErrorText } from '../../lib/say';

/** Reads the files of a version that was built elsewhere. */
export type ReadOutsideFile = (name: string) => Promise<Buffer>;

export const isAddress = (from: string): boolean => /^https?:\/\//.test(from);

/** Every portal has another origin, and caches keep one answer for all of them. */
const forEveryOrigin = '*';

/**
 * Reads as a browser will: a redirect or an answer that a script of another origin may not read is a mistake of the
 * server, and found now.
 */
const readFromAddress =
  (base: string): ReadOutsideFile =>
  async (name) => {
    const address = base + name;
    let answer: Response;
    try {
      answer = await fetch(address, { redirect: 'error' });
    } catch (error) {
      throw new Refusal(`${address} cannot be read: ${getErrorText(error)}.`);
    }
    if (!answer.ok) throw new Refusal(`${address} answers ${answer.status}.`);
    if (answer.headers.get('access-control-allow-origin') !== forEveryOrigin)
      throw new Refusal(
        `${address} is sent without "Access-Control-Allow-Origin: *", so no browser would run it.`,
      );
    return Buffer.from(await answer.arrayBuffer());
  };

const readFromFolder =
  (folder: string): ReadOutsideFile =>
  (name) =>
    readFile(path.join(folder, name)).catch((error: unknown) => {
      throw new Refusal(`${path.join(folder, name)} cannot be read: ${getErrorText(error)}`);
    });

/** @param from a folder, or an address that ends with a slash */
export const readOutsideFile = (from: string): ReadOutsideFile =>
  isAddress(from) ? readFromAddress(from) : readFromFolder(from);
