import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import { address, ports } from '../support/addresses';
import type { CleanUp } from '../support/clean-up';
import { isOk, poll } from '../../fixtures/poll';
import type { Call } from './client';

const connections = 20;

/** Requests per second that the server answers at full load. */
export async function measureGreatestRate({ url, headers }: Call, seconds: number): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: textOnly(headers) });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed under the greatest load.`);
  return result.requests.average;
}

const textOnly = (headers: Call['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** The same framework in a separate process, with a constant answer. */
export async function startConstantServer(text: string, cleanUp: CleanUp): Promise<Call> {
  const server = fork(new URL('./constant-server.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  cleanUp.add(() => void server.kill('SIGKILL'));
  server.send({ port: ports.baseline, text });
  const url = `${address(ports.baseline)}/list`;
  await poll(async () => (await isOk(url)) || undefined, {
    description: 'starting the server to compare with',
    timeoutMs: 15_000,
  });
  return { url };
}
