import { createServer } from 'node:net';
import { StartError } from './start-error';

/** Checked first, since the database takes seconds to start. @throws StartError */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(port, host, resolve);
    });
  } catch (error) {
    throw listenError(error, host, port);
  } finally {
    await new Promise<void>((resolve) => probe.close(() => resolve()));
  }
}

export function listenError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken; stop what uses it or set API_PORT to another.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs rights this user lacks; set API_PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
