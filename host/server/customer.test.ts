import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { publicListingEndpoints, publicListingPath, writePublicListingPath } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createCustomerServer } from './customer';
import { createReleases } from './releases/releases';
import { LONGEST_WAIT } from './routes/read-listing';
import { readSettings } from './settings';

const linkId = '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11';
const page = writePublicListingPath('ae', linkId);
const origin = 'https://customer.example';
const listing = {
  title: 'Kia "Rio" <2024>',
  country: 'ae',
  currency: 'AED',
  photos: [{ url: '/api/ae/files/1?sig=secret' }],
  rentalDetails: { day: { enabled: true, rentInAED: '1320' } },
  specs: [],
  features: [],
  phoneNumber: '0501234567',
  seller: { companyName: 'Dune & Drive', accountType: 'company' },
};

type Answer = (response: http.ServerResponse) => void;
let folder: string;
let api: http.Server;
let answer: Answer;
let received: { url?: string | undefined; caller?: unknown }[] = [];
let customer: FastifyInstance;
let address: string;

const say =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const startCustomer = async (apiPort: number, env: NodeJS.ProcessEnv = {}) => {
  customer = await createCustomerServer(
    readSettings({
      RELEASES_DIR: folder,
      API_PORT: String(apiPort),
      CUSTOMER_URL: `${origin}/`,
      LOG_LEVEL: 'silent',
      ...env,
    }),
    createReleases(folder),
  );
  address = await customer.listen({ port: 0, host: '127.0.0.1' });
};
const open = async (at = page, headers = {}) =>
  (await fetch(address + at, { headers: { accept: 'text/html', ...headers } })).text();
const readTag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
const apiPort = () => (api.address() as AddressInfo).port;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const put = (file: string, data: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(data));
  };
  put('log/00000001.json', {
    sequence: 1,
    at: '2026-11-25T10:00:00.000Z',
    by: 'anna',
    previous: '',
    events: [{ action: 'promote', target: 'customer', version: '1' }],
    live: { customer: '1', remotes: [] },
  });
  put('customer/1/assets.json', {
    scripts: ['main.js'],
    shared: {},
    pages: [{ path: `${publicListingPath}/{country}/{linkId}`, files: [], scripts: ['listing.js'] }],
  });
  api = http.createServer((request, response) => {
    received.push({ url: request.url, caller: request.headers['x-forwarded-for'] });
    answer(response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  answer = say(200, { result: listing });
});
afterEach(() => customer.close());
afterAll(() => {
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

describe('the preview of a listing’s link', () => {
  it('names the vehicle, its price and who offers it, escaped, with a photo that anyone can open', async () => {
    await startCustomer(apiPort());
    const html = await open();
    expect(html).toContain('<title>Kia &quot;Rio&quot; &lt;2024&gt; · Fleetdesk</title>');
    expect(readTag(html, 'og:title')).toBe('Kia &quot;Rio&quot; &lt;2024&gt;');
    expect(readTag(html, 'og:description')?.replace(/\s/g, ' ')).toBe(
      'AED 1,320 per day · Offered by Dune &amp; Drive',
    );
    expect(readTag(html, 'og:url')).toBe(origin + page);
    expect(readTag(html, 'og:locale')).toBe('en_AE');
    expect(readTag(html, 'og:image')).toBe(
      `${origin}/api/ae${publicListingEndpoints.photo.path}?linkId=${linkId}`,
    );
    expect(html).not.toContain('secret');
    expect(html).not.toContain(listing.phoneNumber);
    expect(received).toEqual([
      { url: `/api/ae${publicListingEndpoints.get.path}?linkId=${linkId}`, caller: '127.0.0.1' },
    ]);
  });

  it('is in the language of the reader, and has no photo where the listing has none', async () => {
    answer = say(200, { result: { ...listing, photos: [] } });
    await startCustomer(apiPort());
    const html = await open(page, { 'accept-language': 'fr-FR,ar-AE;q=0.9,en;q=0.8' });
    expect(readTag(html, 'og:locale')).toBe('ar_AE');
    expect(readTag(html, 'og:description')).toContain('في اليوم');
    expect(readTag(html, 'og:image')).toBeUndefined();
  });

  it('tells the same for a hidden listing, an address of none, and an API that fails or is down', async () => {
    answer = say(404, { detail: 'No', title: listing.title });
    await startCustomer(apiPort());
    const hidden = [await open(), await open(writePublicListingPath('ae', 'wrong'))];
    answer = say(200, { result: { title: listing.title } });
    hidden.push(await open());
    await customer.close();
    await startCustomer(1);
    hidden.push(await open());
    for (const html of hidden) {
      expect(html).toContain('<title>Fleetdesk</title>');
      expect(readTag(html, 'og:title')).toBe('Fleetdesk');
      for (const name of ['og:url', 'og:image', 'og:description'])
        expect(readTag(html, name)).toBeUndefined();
      expect(html).toContain('listing.js');
    }
  });

  it('is left out when the API is slow, so that the page is not', async () => {
    answer = () => undefined;
    await startCustomer(apiPort());
    const begun = Date.now();
    expect(readTag(await open(), 'og:title')).toBe('Fleetdesk');
    expect(Date.now() - begun).toBeLessThan(LONGEST_WAIT + 1500);
  });

  it('is not received for where the API has no such links', async () => {
    await startCustomer(apiPort(), { API_CAPABILITIES_AE: 'none' });
    expect(readTag(await open(), 'og:title')).toBe('Fleetdesk');
    expect(received).toEqual([]);
  });
});
