import http from 'node:http';
import type { CleanUp } from '../support/clean-up';

export interface Call {
  readonly method?: string;
  readonly url: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
}

export type Send = (call: Call) => Promise<void>;

const timeoutMs = 15_000;

/** Node's plain client with keep-alive, so that the generator uses little of the machine. */
export function createClient(cleanUp: CleanUp): Send {
  const agent = new http.Agent({ keepAlive: true });
  cleanUp.add(() => agent.destroy());
  return ({ method = 'GET', url, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const content =
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const request = http.request(
        url,
        { method, agent, timeout: timeoutMs, headers: { ...headers, ...content } },
        (answer) => {
          answer.resume();
          answer.on('error', reject);
          answer.on('end', () => {
            const { statusCode = 0 } = answer;
            if (statusCode >= 200 && statusCode < 300) resolve();
            else reject(new Error(`${method} ${new URL(url).pathname}: ${statusCode}`));
          });
        },
      );
      request.on('timeout', () =>
        request.destroy(new Error(`${method} ${new URL(url).pathname}: no answer in ${timeoutMs / 1000} s`)),
      );
      request.on('error', reject);
      request.end(body);
    });
}
