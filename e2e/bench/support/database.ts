import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDescendants, isAlive, sendSignal } from './processes';

/** PostgreSQL's first process, while it runs. */
export function databasePid(dataFolder: string): number | undefined {
  try {
    const pid = Number(
      readFileSync(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function requirePid(dataFolder: string): number {
  const pid = databasePid(dataFolder);
  if (pid === undefined) throw new Error(`No database runs in ${dataFolder}.`);
  return pid;
}

/** kill -9 of the server and all its back ends. */
export async function killDatabase(dataFolder: string): Promise<void> {
  const pid = requirePid(dataFolder);
  const others = await listDescendants(pid);
  for (const one of [pid, ...others.map((other) => other.pid)]) sendSignal(one, 'SIGKILL');
}

const listClients = async (dataFolder: string) =>
  (await listDescendants(requirePid(dataFolder))).filter(({ command }) =>
    /^postgres: portal portal /.test(command),
  );

/** Back ends that have a client now. */
export const countConnections = async (dataFolder: string): Promise<number> =>
  (await listClients(dataFolder)).length;

/** Ends every connection, like an operator or a fail-over. Returns their number. */
export async function endConnections(dataFolder: string): Promise<number> {
  const clients = await listClients(dataFolder);
  for (const { pid } of clients) sendSignal(pid, 'SIGTERM');
  return clients.length;
}
