import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signCall } from '../../src/domains/billing/deliveries/providers/create-http-provider';

export type Behaviour = (response: ServerResponse, arrival: Arrival) => void;
export interface Arrival {
  readonly method: string;
  readonly key: string;
  readonly body: string;
  readonly isSigned: boolean;
}

/** A provider with a list of answers for the next calls; without one it says that a document is sent. */
export class TestProvider {
  readonly arrivals: Arrival[] = [];
  /** By key, as a provider that keeps its promise knows them: each once. */
  readonly documents = new Map<string, string>();
  readonly next: Behaviour[] = [];
  private readonly server: Server = createServer((request, response) => void this.take(request, response));

  constructor(private readonly secret: string) {}

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const key = String(request.headers['idempotency-key']);
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const path = (request.url ?? '').replace('/v1', '');
    const time = String(request.headers['signature-time']);
    const signature = signCall(this.secret, time, { method, path, id: key, body });
    const arrival = { method, key, body, isSigned: request.headers.signature === signature };
    this.arrivals.push(arrival);
    if (method === 'POST') this.documents.set(key, body);
    const behave = this.next.shift() ?? answerWith(202, { state: 'sent' });
    behave(response, arrival);
  }
}

export const answerWith =
  (status: number, body: unknown): Behaviour =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const breakOff: Behaviour = (response) => void response.destroy();
