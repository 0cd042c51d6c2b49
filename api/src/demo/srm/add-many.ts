import { newId } from '../../database/ids';
import type { Deps } from '../../deps';
import { toColumns } from '../../domains/fleet';
import { demoPeople, type Person } from './people';
import { demoVehicles } from './vehicles';

const AT_ONCE = 500;

interface Amount {
  readonly companyId: string;
  readonly rows: number;
}

type ManyDeps = Pick<Deps, 'db' | 'clock' | 'country'>;

const portions = (rows: number) =>
  Array.from({ length: Math.ceil(rows / AT_ONCE) }, (_, index) => index * AT_ONCE).map((from) => ({
    from,
    to: Math.min(rows, from + AT_ONCE),
  }));

function buildPlate(country: string, number: number): string {
  if (country === 'ae') return `FUJ ${1 + Math.floor(number / 90_000)} ${10_000 + (number % 90_000)}`;
  return `MH${10 + (Math.floor(number / 9999) % 80)}QQ${String(1 + (number % 9999)).padStart(4, '0')}`;
}

/**
 * A very large fleet, for measurements: the demo vehicles repeated, each with its own plate and chassis
 * number.
 */
export async function addManyVehicles({ db, clock, country }: ManyDeps, { companyId, rows }: Amount) {
  const now = clock.now();
  const vehicles = demoVehicles(country, now, rows, (number) => buildPlate(country.id, number));
  for (const { from, to } of portions(rows))
    await db
      .insertInto('fleetVehicles')
      .values(
        vehicles.slice(from, to).map(({ form }, index) => ({
          id: newId(),
          companyId,
          ...toColumns(form),
          // Different from the numbers of the demo's own fleet.
          chassisNumber: `MANY${String(from + index).padStart(13, '0')}`,
        })),
      )
      .execute();
}

/** Very many customers, for measurements: first and last names of the demo's people in turn. */
export async function addManyCustomers({ db, country }: ManyDeps, { companyId, rows }: Amount) {
  const people = demoPeople[country.id];
  const words = people.map(([name]) => name.split(' '));
  const nationalities = people.map(([, , , nationality]: Person) => nationality);
  const start = country.id === 'ae' ? 501_000_000 : 9_800_000_000;
  const make = (number: number) => {
    const [first, last] = [words[number % words.length], words[(number * 7 + 3) % words.length]];
    return {
      id: newId(),
      companyId,
      name: `${first?.[0] ?? ''} ${last?.at(-1) ?? ''} ${number}`,
      email: `person${number}@mail.example`,
      countryCode: country.callingCode,
      phone: String(start + number),
      nationality: nationalities[number % nationalities.length] ?? null,
      passportNumber: `B${String(10_000_000 + number * 13)}`,
      licenseNumber: `BL${String(20_000_000 + number * 17)}`,
    };
  };
  for (const { from, to } of portions(rows))
    await db
      .insertInto('customers')
      .values(Array.from({ length: to - from }, (_, index) => make(from + index)))
      .execute();
}
