import { countryCodes, enquiryEndpoints, isCountryCode } from '@portal/shared/contract';
import type { CountryCode } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask, post, Refusal } from './ask';
import { demoDesks } from './desks';
import { makeEnquiry, withPhotos } from './make-enquiry';
import { runDemoProgram } from './run-demo-program';
import { loadSupplier, type Supplier } from './supplier';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const usage = `Usage: npm run demo:enquiries -- [--country ${countryCodes.join('|')}] [--every seconds] [--count number]
Sends believable enquiries to the demo suppliers of a running portal, until Ctrl-C.`;

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
    throw new Refusal(`${getErrorText(error)}\n\n${usage}`);
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

async function main(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (settings === null) return console.log(usage);
  const { countries, everyMs, count, api } = settings;
  const suppliers = new Map<CountryCode, Supplier>();
  for (const country of countries) suppliers.set(country, await loadSupplier(api, country));
  console.log(
    `Sending to ${countries.map((code) => demoDesks[code].companyName).join(' and ')}. Ctrl-C ends it.`,
  );
  const first = Math.floor(Math.random() * 1000);
  for (let sent = 0; sent < count && !signal.aborted; sent += 1) {
    for (const [country, { companyId, photos, listings }] of suppliers) {
      const made = withPhotos(makeEnquiry(country, first + sent, new Date()), photos);
      const vehicleId = listings.get(made.car.vehicleCode ?? '');
      const body = { ...made, companyId, ...(vehicleId && { vehicleId }) };
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

await runDemoProgram(main);
