import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of `@portal/build`. */
export const buildFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether a project of another repository uses the package. Its build runs in the folder of the project. */
export const isInstalled = buildFolder.split(path.sep).includes('node_modules');

/** The folder above `shared`: this repository, or the scope in `node_modules` where the packages are installed. */
export const workspaceRoot = path.resolve(buildFolder, isInstalled ? '..' : '../..');

export const resolveFromRoot = (...parts: string[]): string => path.join(workspaceRoot, ...parts);

const projectRoot = isInstalled ? process.cwd() : workspaceRoot;

/** A file of a package that is built: a folder of this repository, or the project that uses the package. */
export const resolveFromPackage = (packageName: string, ...parts: string[]): string =>
  isInstalled ? path.join(projectRoot, ...parts) : resolveFromRoot(packageName, ...parts);

export const cacheFolder = (...parts: string[]): string => path.join(projectRoot, '.cache', ...parts);

/** Where built versions are published; the gateway serves from here. */
export function releasesFolder(): string {
  if (isInstalled) return path.join(projectRoot, 'dist');
  return process.env.RELEASES_DIR
    ? path.resolve(workspaceRoot, process.env.RELEASES_DIR)
    : resolveFromRoot('dist', 'releases');
}
