/** Finds the integrity of each script of shell and remotes. See docs/adr/0134-the-browser-checks-every-script.md. */

import { getFolderAddress, isAllowedAddress } from '@portal/shared/remote';

type Hashes = Readonly<Record<string, string>>;

/** The integrity of each folder's `script-hashes.json`, by the folder's address. */
const tableIntegrity = new Map<string, string | undefined>();
const tables = new Map<string, Promise<Hashes>>();
const failed = new Set<string>();

/** The page says which table of the shell is right. Pages without it (development) check nothing. */
const shellScripts = document.getElementById('portal-scripts')?.textContent;
export const isIntegrityRequired = Boolean(shellScripts);

/** Other origins that remotes may come from. */
const remoteOrigins = JSON.parse(
  document.getElementById('portal-remote-origins')?.textContent ?? '[]',
) as string[];
export const isTrustedAddress = (address: string): boolean => isAllowedAddress(address, remoteOrigins);

const toAddress = (address: string): string => new URL(address, location.href).href;

/** @param address of any file in the folder of a version */
export function trustTable(address: string, integrity: string | undefined): void {
  tableIntegrity.set(getFolderAddress(toAddress(address)), integrity);
}

export function trustShell(publicPath: string): void {
  if (shellScripts) trustTable(publicPath, JSON.parse(shellScripts) as string);
}

/** The page names the files of its first view, with their integrity. The table has the others. @throws when neither has it */
export async function findIntegrity(script: string): Promise<string> {
  const address = toAddress(script);
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].find(
    ({ href }) => href === address,
  );
  const integrity =
    named?.integrity || (await readTable(getFolderAddress(address)))[address.split('/').at(-1) ?? ''];
  if (!integrity) throw new Error(`${script} has no integrity`);
  return integrity;
}

function readTable(folder: string): Promise<Hashes> {
  const known = tables.get(folder);
  if (known) return known;
  const integrity = tableIntegrity.get(folder);
  if (!integrity) return Promise.reject(new Error(`${folder} has no integrity`));
  // What failed once may be in the browser's cache.
  const cache = failed.has(folder) ? 'reload' : 'default';
  const table = fetch(`${folder}script-hashes.json`, { integrity, cache }).then(
    (answer) => answer.json() as Promise<Hashes>,
  );
  tables.set(folder, table);
  table.catch(() => {
    failed.add(folder);
    tables.delete(folder);
  });
  return table;
}
