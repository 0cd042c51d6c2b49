import { createServer } from 'node:net';
import { StartError } from './databases/start-error';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

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

interface ListenSettings {
  /** The setting of the port. */
  readonly setting?: string;
  /** Whether port 0 switches the listener off. */
  readonly canBeOff?: boolean;
}

/** The error of listening as a StartError that names the setting to change, where one helps. */
export function listenError(
  error: unknown,
  host: string,
  port: number,
  { setting = 'API_PORT', canBeOff = false }: ListenSettings = {},
): unknown {
  const code = getErrorCode(error);
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is taken; stop what uses it or set ${setting} to another${canBeOff ? ' (0: off)' : ''}.`,
    );
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs rights this user lacks; set ${setting} to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
