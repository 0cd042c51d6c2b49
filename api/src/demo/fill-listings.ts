import { parseArgs } from 'node:util';
import { openCompanyData } from './open-company-data';
import { addManyListings } from './listings/add-many';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  rows: { type: 'string', default: '5000' },
} as const;

/** Gives a supplier very many listings, with the logo as their picture. */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options });
  const { country, company, rows } = values;
  if (company === undefined) throw new Error('Usage: --country ae|in --company <id> [--rows number]');
  await openCompanyData(country, company, async (deps, owner) => {
    const { companyLogo, commercialLicense } = await deps.db
      .selectFrom('companies')
      .select(['companyLogo', 'commercialLicense'])
      .where('id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    await addManyListings(deps, {
      ...owner,
      rows: Number(rows),
      ...(companyLogo && { photo: companyLogo }),
      ...(commercialLicense && { licence: commercialLicense }),
    });
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
