import net from 'node:net';
import { Refusal } from '../lib/say';

/** The error code of taking this port, or undefined when it is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen(port, '0.0.0.0', () => server.close(() => resolve(undefined)));
  });
}

export const isPortFree = async (port: number): Promise<boolean> => (await tryPort(port)) === undefined;

export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const problem = await tryPort(port);
    if (problem === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is taken by another program: stop that one, or choose another port with ${name}=… (for example ${name}=${port + 10} npm start).`,
      );
    }
    if (problem === 'EACCES')
      throw new Refusal(`Port ${port} may not be used by this user: choose one above 1023 with ${name}=….`);
    if (problem)
      throw new Refusal(`Port ${port} cannot be used (${problem}): choose another with ${name}=….`);
  }
}
