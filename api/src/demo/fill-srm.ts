import { parseArgs } from 'node:util';
import { besideServer } from './beside-server';
import { addManyCustomers, addManyVehicles } from './srm/add-many';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  vehicles: { type: 'string', default: '5000' },
  customers: { type: 'string', default: '50000' },
} as const;

/** Gives a supplier a very large fleet and very many customers. */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options });
  const { country, company, vehicles, customers } = values;
  if (company === undefined)
    throw new Error('Usage: --country ae|in --company <id> [--vehicles number] [--customers number]');
  await besideServer(country, company, async (deps, { companyId }) => {
    await addManyVehicles(deps, { companyId, rows: Number(vehicles) });
    await addManyCustomers(deps, { companyId, rows: Number(customers) });
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
