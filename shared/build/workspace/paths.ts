import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

export const resolveFromRoot = (...parts: string[]): string => path.join(workspaceRoot, ...parts);

export const cacheFolder = (...parts: string[]): string => resolveFromRoot('.cache', ...parts);

/** Where built versions are published; the gateway serves from here. */
export const releasesFolder = (): string =>
  process.env.RELEASES_DIR
    ? path.resolve(workspaceRoot, process.env.RELEASES_DIR)
    : resolveFromRoot('dist', 'releases');
