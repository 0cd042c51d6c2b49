import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEverything } from './read-everything';

const chargeId = '01a229f7-4cca-7104-83b8-b0d82e9ef88b';
const needs = (...names: string[]) =>
  names.map((name) => ({ name, in: 'query', required: true, schema: {} }));
const reads = [
  // Its id is in the answer of the next one.
  { id: 'charges.get', path: '/charge', needs: needs('chargeId') },
  { id: 'charges.list', path: '/charges', needs: [] },
  { id: 'holds.get', path: '/hold', needs: needs('holdId') },
  { id: 'figures.get', path: '/figures', needs: [] },
];

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startApi(statuses: Readonly<Record<string, number>>) {
  const addresses: string[] = [];
  const server = createServer((call, answer) => {
    addresses.push(call.url ?? '');
    answer.writeHead(statuses[call.url ?? ''] ?? 200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ result: { list: call.url === '/api/ae/charges' ? [{ chargeId }] : [] } }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, addresses };
}

const read = (older: string, newer: string) =>
  readEverything(reads, { country: 'ae', token: 'a token', older, newer }, {});

test('both APIs are asked for everything whose parameters are known, or are in an answer', async () => {
  const [older, newer] = [await startApi({}), await startApi({})];
  expect(await read(older.origin, newer.origin)).toEqual({ calls: 6, faults: [], unread: ['holds.get'] });
  const addresses = ['/api/ae/charges', '/api/ae/figures', `/api/ae/charge?chargeId=${chargeId}`];
  expect(older.addresses).toEqual(addresses);
  expect(newer.addresses).toEqual(addresses);
});

test('a read that fails is named, and the others are made', async () => {
  const [older, newer] = [await startApi({ '/api/ae/charges': 500 }), await startApi({})];
  const { faults } = await read(older.origin, newer.origin);
  expect(faults).toEqual(['charges.list (ae, GET /charges): it answered 500']);
  expect(older.addresses).toHaveLength(3);
});

test('an API that does not answer is a fault of each read', async () => {
  const newer = await startApi({});
  const { faults } = await read('http://127.0.0.1:1', newer.origin);
  expect(faults).toEqual([
    expect.stringMatching(/^charges\.list \(ae, GET \/charges\): .*fetch failed$/),
    expect.stringMatching(/^figures\.get \(ae, GET \/figures\): .*fetch failed$/),
  ]);
});
