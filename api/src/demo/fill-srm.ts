import { parseArgs } from 'node:util';
import { openCompanyData } from './open-company-data';
import { addManyCustomers, addManyVehicles } from './srm/add-many';
import { addManyTrips } from './srm/add-many-trips';
import { bookFleet } from './srm/book-fleet';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  vehicles: { type: 'string', default: '5000' },
  customers: { type: 'string', default: '50000' },
  trips: { type: 'string', default: '0' },
  booked: { type: 'boolean', default: false },
} as const;

/**
 * Gives a supplier a very large fleet, very many customers and, on request, their trips: of past years, or of
 * these months.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options });
  const { country, company, vehicles, customers, trips, booked } = values;
  if (company === undefined)
    throw new Error(
      'Usage: --country ae|in --company <id> [--vehicles number] [--customers number] [--trips number] [--booked]',
    );
  await openCompanyData(country, company, async (deps, { companyId }) => {
    await addManyVehicles(deps, { companyId, rows: Number(vehicles) });
    await addManyCustomers(deps, { companyId, rows: Number(customers) });
    await addManyTrips(deps, { companyId, rows: Number(trips) });
    if (booked) await bookFleet(deps, companyId);
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
