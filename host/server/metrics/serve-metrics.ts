import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Settings } from '../settings';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/** A listener of its own: visitors reach the others, and behind a proxy all of them come from this machine. */
export async function serveMetrics(
  register: Registry,
  { metricsPort, metricsHost }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body);
    if (request.url !== '/metrics') send(404, 'text/plain', 'Not found\n');
    else
      void register.metrics().then(
        (text) => send(200, register.contentType, text),
        (error: unknown) => send(500, 'text/plain', `${getErrorText(error)}\n`),
      );
  });
  server.listen(metricsPort, metricsHost);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = getErrorText(error);
    throw new Error(
      `Metrics cannot be served (${reason}): set METRICS_PORT to another port, or to 0 for none, and METRICS_HOST to an address of this machine.`,
      { cause: error },
    );
  }
  return server;
}
