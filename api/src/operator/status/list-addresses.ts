import type { Config } from '../../config';

/** A server that listens on every network also answers on the machine itself. */
const chooseHost = (host: string): string => (['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host);

const toOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where the servers answer: both on this machine, unless `GATEWAY_URL` names a gateway on another one. */
export function listAddresses({
  host,
  port,
  gatewayPort,
  gatewayUrl,
}: Pick<Config, 'host' | 'port' | 'gatewayPort' | 'gatewayUrl'>) {
  const reachable = chooseHost(host);
  return { gateway: gatewayUrl || toOrigin(reachable, gatewayPort), api: toOrigin(reachable, port) };
}
