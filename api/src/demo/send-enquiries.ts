import {
  companyEndpoints,
  authEndpoints,
  countryCodes,
  enquiryEndpoints,
  isCountryCode,
} from '@portal/shared/contract';
import type { CountryCode } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoDesks } from './desks';
import { makeEnquiry } from './make-enquiry';

const usage = `Usage: npm run demo:enquiries -- [--country ${countryCodes.join('|')}] [--every seconds] [--count number]
Sends believable enquiries to the demo suppliers of a running portal, until Ctrl-C.`;

/** Told in one sentence; there is nothing to look for in a stack. */
class Refusal extends Error {}

interface Settings {
  readonly countries: readonly CountryCode[];
  readonly everyMs: number;
  readonly count: number;
  readonly api: string;
}

function readSettings(words: readonly string[]): Settings | null {
  const options = {
    country: { type: 'string' },
    every: { type: 'string', default: '5' },
    count: { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...words], options }));
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
  const { country, every, count, help } = values;
  if (help) return null;
  if (country !== undefined && !isCountryCode(country))
    throw new Refusal(`--country must be ${countryCodes.join(' or ')}.`);
  if (!(Number(every) >= 0.1)) throw new Refusal('--every must be a number of seconds, at least 0.1.');
  if (!Number.isInteger(Number(count)) || Number(count) < 0)
    throw new Refusal('--count must be a whole number.');
  return {
    countries: country === undefined ? countryCodes : [country],
    everyMs: Number(every) * 1000,
    count: Number(count) || Infinity,
    api: `http://${process.env['HOST'] || '127.0.0.1'}:${process.env['API_PORT'] || '4000'}/api`,
  };
}

async function ask<Result>(url: string, init: RequestInit): Promise<Result> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new Refusal(`The API does not answer at ${new URL(url).origin}. Start it with "npm start".`, {
      cause: error,
    });
  });
  const body = (await response.json()) as { result: Result; detail?: string };
  if (!response.ok) throw new Refusal(`${new URL(url).pathname}: ${body.detail ?? response.statusText}`);
  return body.result;
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** As a customer's page would know it; here it is asked of the demo agent's own account. */
async function companyOf(api: string, country: CountryCode): Promise<string> {
  const base = `${api}/${country}`;
  const login = { phoneNumber: demoDesks[country].phoneNumber, password: DEMO_PASSWORD };
  const { token, userId } = await ask<{ token: string; userId: string }>(
    `${base}${authEndpoints.login.path}`,
    post(login),
  );
  const { companyId } = await ask<{ companyId: string }>(
    `${base}${companyEndpoints.get.path}?userId=${userId}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  return companyId;
}

async function main(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (settings === null) return console.log(usage);
  const { countries, everyMs, count, api } = settings;
  const companies = new Map<CountryCode, string>();
  for (const country of countries) companies.set(country, await companyOf(api, country));
  console.log(
    `Sending to ${countries.map((code) => demoDesks[code].companyName).join(' and ')}. Ctrl-C ends it.`,
  );
  const first = Math.floor(Math.random() * 1000);
  for (let sent = 0; sent < count && !signal.aborted; sent += 1) {
    for (const [country, companyId] of companies) {
      const body = { ...makeEnquiry(country, first + sent, new Date()), companyId };
      await ask(
        `${api}/${country}${enquiryEndpoints.create.path}`,
        post(body, { 'idempotency-key': randomUUID() }),
      );
      console.log(
        `${new Date().toISOString().slice(11, 19)}  ${country}  ${body.name}, ${body.car.vehicleTitle ?? ''}`,
      );
    }
    if (sent + 1 < count) await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

const stop = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => stop.abort());
try {
  await main(stop.signal);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
// The channel to the command would keep the process alive.
if (process.connected) process.disconnect();
