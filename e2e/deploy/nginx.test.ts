import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { findFreePort } from '../fixtures/find-free-port';
import { readShipped } from '../fixtures/read-shipped';
import { createCertificate, hasNginx, startNginx, type Nginx } from '../fixtures/start-nginx';
import { startStandIn, type StandIn } from '../fixtures/start-stand-in';

const PORTAL = 'portal.example.com';
const CUSTOMERS = 'customers.example.com';

// Where nginx cannot be had, the end of `npm test` names what was not checked.
const describeNginx = hasNginx ? describe : describe.skip;

interface Answer {
  readonly headers: http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader;
  readonly text: string;
}
interface Arrived {
  readonly name: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
}

describeNginx('nginx.conf', () => {
  let folder: string;
  let portal: StandIn;
  let customers: StandIn;
  let tracking: StandIn;
  let nginx: Nginx;
  let plainPort: number;
  let origin: string;
  let ca: string;
  const sessions: http2.ClientHttp2Session[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-conf-'));
    const files = await createCertificate(folder, [PORTAL, CUSTOMERS]);
    ca = readFileSync(files.certificate, 'utf8');
    portal = await startStandIn('portal');
    customers = await startStandIn('customers');
    tracking = await startStandIn('tracking');
    const port = await findFreePort();
    plainPort = await findFreePort();
    origin = `https://127.0.0.1:${port}`;
    nginx = await startNginx({
      ports: [port, plainPort],
      http: readShipped('nginx.conf', {
        'server 127.0.0.1:3000;': `server ${portal.address};`,
        'server 127.0.0.1:3100;': `server ${customers.address};`,
        'server 127.0.0.1:5055;': `server ${tracking.address};`,
        'listen 80;': `listen 127.0.0.1:${plainPort};`,
        'listen [::]:80;': '',
        'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
        'listen [::]:443 ssl http2;': '',
        '/etc/ssl/portal/fullchain.pem': files.certificate,
        '/etc/ssl/portal/privkey.pem': files.key,
      }),
    });
  });
  afterAll(async () => {
    for (const session of sessions) session.destroy();
    await nginx.close();
    for (const server of [portal, customers, tracking]) await server.close();
    rmSync(folder, { recursive: true });
  });

  /** The certificate is checked, and HTTP/2 is the only protocol that is offered. */
  async function connect(host: string): Promise<http2.ClientHttp2Session> {
    const session = http2.connect(origin, { ca, servername: host });
    sessions.push(session);
    await once(session, 'connect');
    return session;
  }

  async function ask(host: string, address: string, headers: http2.OutgoingHttpHeaders = {}) {
    const session = await connect(host);
    return read(session.request({ ':authority': host, ':path': address, ...headers }));
  }

  async function read(stream: http2.ClientHttp2Stream): Promise<Answer> {
    const [headers] = (await once(stream, 'response')) as [Answer['headers']];
    stream.setEncoding('utf8');
    let text = '';
    for await (const part of stream) text += String(part);
    return { headers, text };
  }

  const arrived = ({ text }: Answer): Arrived => JSON.parse(text) as Arrived;

  test('the portal speaks HTTP/2 over TLS, and no version of TLS before 1.2', async () => {
    const session = await connect(PORTAL);
    expect(session.alpnProtocol).toBe('h2');
    expect((session.socket as unknown as TLSSocket).getProtocol()).toBe('TLSv1.3');
    const old = http2.connect(origin, {
      ca,
      servername: PORTAL,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // Without it, this client would not ask for an old version.
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    await expect(once(old, 'connect')).rejects.toThrow('alert protocol version');
  });

  test('HTTP leads to HTTPS, with the whole address', async () => {
    const request = http.get({
      port: plainPort,
      path: '/ae/login?next=%2Fae',
      headers: { host: PORTAL },
    });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(`https://${PORTAL}/ae/login?next=%2Fae`);
  });

  test.each([
    [PORTAL, '/ae/login', 'portal'],
    [PORTAL, '/srm/customer-details/public', 'portal'],
    [PORTAL, '/osmand?id=1', 'tracking'],
    [PORTAL, '/traccar/key', 'tracking'],
    [PORTAL, '/traccar-site', 'portal'],
    [CUSTOMERS, '/srm/customer-details/public?token=t', 'customers'],
    [CUSTOMERS, '/osmand', 'customers'],
  ])('%s%s is passed on to: %s', async (host, address, name) => {
    expect(arrived(await ask(host, address))).toMatchObject({ name, url: address });
  });

  test.each([PORTAL, CUSTOMERS])(
    'a server learns who called and how, whatever the caller says (%s)',
    async (host) => {
      const { headers } = arrived(
        await ask(host, '/', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }),
      );
      expect(headers).toMatchObject({
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    },
  );

  test('an event is passed on before the answer ends', async () => {
    const session = await connect(PORTAL);
    const stream = session.request({ ':authority': PORTAL, ':path': '/api/ae/events' });
    stream.setEncoding('utf8');
    const [first] = (await once(stream, 'data')) as [string];
    expect(first).toBe('data: first\n\n');
    // The answer goes on only now, and never ends.
    for (const text of ['data: second\n\n', 'data: third\n\n']) {
      portal.sendEvent(text);
      expect(await once(stream, 'data')).toEqual([text]);
    }
    stream.close();
  });

  test('the beginning of an upload is passed on before its end', async () => {
    const session = await connect(PORTAL);
    const stream = session.request({ ':method': 'POST', ':authority': PORTAL, ':path': '/api/ae/upload' });
    stream.setEncoding('utf8');
    stream.write('begin');
    const [bytes] = (await once(stream, 'data')) as [string];
    expect(bytes).toBe('begin');
    stream.close();
  });

  test.each([
    ['109', '/api/ae/upload', 200],
    ['111', '/api/ae/upload', 413],
    ['2', '/osmand', 413],
  ])('an upload of %s MiB at %s is answered with %i', async (size, address, status) => {
    const session = await connect(PORTAL);
    const stream = session.request({
      ':method': 'POST',
      ':authority': PORTAL,
      ':path': address,
      'content-length': Number(size) * 2 ** 20,
    });
    stream.on('error', () => {});
    stream.write('begin');
    const [headers] = (await once(stream, 'response')) as [Answer['headers']];
    expect(headers[':status']).toBe(status);
    stream.destroy();
  });

  test('what the portal compressed stays as it is, and nginx hides its version', async () => {
    const { headers, text } = await ask(PORTAL, '/packed', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.server).toBe('nginx');
    expect(text).toBe('packed');
  });

  test('no address of the portal or of the customers is logged', async () => {
    await ask(PORTAL, '/preview?link=secret');
    await ask(CUSTOMERS, '/srm/customer-details/public?token=secret');
    expect(nginx.readAccessLog()).not.toMatch(/secret|osmand|HTTP\/2/);
  });
});

describeNginx('nginx-base-path.conf', () => {
  let servers: readonly StandIn[];
  let nginx: Nginx;
  let origin: string;

  beforeAll(async () => {
    const [portal, customers] = [await startStandIn('portal'), await startStandIn('customers')];
    servers = [portal, customers];
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    nginx = await startNginx({
      ports: [port],
      http: `upstream portal { server ${portal.address}; }
upstream customers { server ${customers.address}; }
server {
  listen 127.0.0.1:${port};
  location / { return 404 "Another page of the site."; }
  ${readShipped('nginx-base-path.conf', {})}
}`,
    });
  });
  afterAll(async () => {
    await nginx.close();
    for (const server of servers) await server.close();
  });

  test.each([
    ['/desk/', 'portal'],
    ['/desk/ae/login?next=%2Fae', 'portal'],
    ['/desk/api/ae/customers', 'portal'],
    ['/desk/srm/customer-details/public?token=t', 'customers'],
    ['/desk/customer/1.0.0/main.js', 'customers'],
    ['/desk/customers', 'portal'],
  ])('%s is passed on with its path to: %s', async (address, name) => {
    expect(await (await fetch(origin + address)).json()).toMatchObject({
      name,
      url: address,
      headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
    });
  });

  test('the path without a slash leads to the one with it, and the rest is left to the site', async () => {
    const desk = await fetch(`${origin}/desk`, { redirect: 'manual' });
    expect([desk.status, desk.headers.get('location')]).toEqual([308, `${origin}/desk/`]);
    for (const address of ['/', '/desks', '/srm/customer-details/public'])
      expect(await (await fetch(origin + address)).text()).toBe('Another page of the site.');
  });
});

describeNginx('nginx-api.conf', () => {
  test('another API is called when one does not answer, and learns who called', async () => {
    const api = await startStandIn('api');
    const [port, dead] = [await findFreePort(), await findFreePort()];
    const nginx = await startNginx({
      ports: [port],
      http: readShipped('nginx-api.conf', {
        'server 10.0.0.21:4000': `server 127.0.0.1:${dead}`,
        'server 10.0.0.22:4000': `server ${api.address}`,
        'listen 127.0.0.1:4100;': `listen 127.0.0.1:${port};`,
      }),
    });
    try {
      for (const method of ['GET', 'POST', 'GET'])
        expect(
          await (
            await fetch(`http://127.0.0.1:${port}/api/ae/bookings?token=secret`, {
              method,
              headers: { 'x-forwarded-for': '203.0.113.9' },
            })
          ).json(),
        ).toMatchObject({ name: 'api', headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(nginx.readAccessLog()).toBe('');
    } finally {
      await nginx.close();
      await api.close();
    }
  });
});
