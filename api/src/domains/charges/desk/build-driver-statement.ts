import { DAY, type Country } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { PaperIssuer } from '../../../database/tables/invoices';
import type { Actor, Deps } from '../../../deps';
import { formatDateTime, formatDay } from '../../../documents/format';
import type { Fact, Paper } from '../../../documents/paper';
import type { NamedPaper } from '../../../documents/send-pdf';
import { AppProblem } from '../../../plugins/problem';
import { readIssuer, readLogo, requireCompany } from '../../company';
import { listDriversInPeriod } from '../../trip-drivers';
import { nameFile, printAmount, type ProvedCharge } from './build-notice';
import { formatMoment } from './format-moment';
import { omitEmptyFacts, issuers } from './notice-paper';

export interface Driver {
  readonly customerId: string;
  readonly name: string;
  readonly licenseNumber: string | null;
  readonly licenseExpireDate: string | null;
  readonly phone: string;
}

/** Who was allowed to drive at the time of the offence, in addition to the customer. */
type Permitted = Awaited<ReturnType<typeof listDriversInPeriod>>[number];

interface Printed {
  readonly charge: ProvedCharge;
  readonly driver: Driver;
  readonly additional: readonly Permitted[];
  readonly company: PaperIssuer;
  readonly logo: Uint8Array | null;
  readonly country: Country;
  readonly amount: string;
  readonly now: Date;
}

const printPermitted = ({ name, licenseNumber, licenseExpireDate }: Permitted, country: Country): Fact => ({
  label: name,
  value: `Driving licence ${licenseNumber}, valid until ${formatDay(licenseExpireDate, country)}`,
});

/** What the registered owner of a hired vehicle states to the authority about a challan: who drove. */
function driverStatementPaper(printed: Printed): Paper {
  const { charge, driver, additional, company, logo, country, amount, now } = printed;
  const { proof } = charge;
  return {
    // For an authority.
    second: null,
    title: 'Statement of the owner about the driver',
    number: charge.reference || null,
    mark: null,
    issuer: { ...company, logo },
    groups: [
      {
        heading: 'Challan',
        facts: omitEmptyFacts([
          ['Number', charge.reference],
          ['Issued by', issuers[charge.issuer]],
          ['Time of the offence', formatMoment(charge, country)],
          ['Place', charge.place],
          ['Offence', charge.details],
          ['Registration number', charge.plate],
          ['Amount', amount],
          ['Counts as accepted after', charge.dueAt && formatDay(charge.dueAt, country)],
        ]),
      },
      {
        heading: 'Driver',
        facts: omitEmptyFacts([
          ['Name', driver.name],
          ['Driving licence', driver.licenseNumber],
          ['Licence valid until', driver.licenseExpireDate && formatDay(driver.licenseExpireDate, country)],
          ['Phone', driver.phone],
          ['Rental contract', proof.tripCode],
          ['Contract signed', proof.contractSignedAt && formatDateTime(proof.contractSignedAt, country)],
          ['Vehicle handed over', formatDateTime(proof.from, country)],
          ['Vehicle returned', proof.to ? formatDateTime(proof.to, country) : 'Not yet'],
        ]),
      },
      ...(additional.length > 0
        ? [{ heading: 'Also allowed to drive', facts: additional.map((one) => printPermitted(one, country)) }]
        : []),
    ],
    tables: [],
    terms: [
      'At the time of the offence the vehicle was hired out without a driver to the person named above, under the rental contract named above.',
      ...(additional.length > 0
        ? ['The records of the hire also name the additional drivers above for the time of the offence.']
        : []),
      'The owner states this from the records of the hire, and asks that the challan be transferred to the driver.',
    ].map((text) => ({ kind: 'paragraph', isQuote: false, runs: [{ text }] })),
    signatures: [{ label: 'For the owner', name: company.name, picture: null, signedAt: null }],
    notes: [
      `Made on ${formatDay(now, country)}. Enclosed: the notice to the driver, the rental contract and the driving licence.`,
    ],
  };
}

/** The customer of the trip that had the vehicle. */
export async function readDriver(db: Db, companyId: string, { proof }: ProvedCharge): Promise<Driver> {
  const driver = await db
    .selectFrom('trips')
    .innerJoin('customers', 'customers.id', 'trips.customerId')
    .select([
      'customers.id as customerId',
      'customers.name',
      'customers.licenseNumber',
      'customers.licenseExpireDate',
      'customers.countryCode',
      'customers.phone',
    ])
    .where('trips.id', '=', proof.bookingId)
    .where('trips.companyId', '=', companyId)
    .executeTakeFirst();
  if (driver === undefined)
    throw new AppProblem('conflict', 'The customer of this trip is not known any more.');
  const { countryCode, phone, ...rest } = driver;
  return { ...rest, phone: `${countryCode} ${phone}`.trim() };
}

/** The statement that names the driver of a challan to the authority. */
export async function buildDriverStatement(
  deps: Deps,
  user: Actor,
  charge: ProvedCharge,
  driver: Driver,
): Promise<NamedPaper> {
  const { country, db, clock } = deps;
  const company = await readIssuer(db, country, user);
  const logo = await readLogo(deps, company);
  const amount = printAmount(deps, charge);
  const from = new Date(charge.at);
  const additional = await listDriversInPeriod(db, {
    companyId: requireCompany(user),
    tripId: charge.proof.bookingId,
    from,
    to: charge.precision === 'day' ? new Date(from.getTime() + DAY) : from,
  });
  const now = clock.now();
  const paper = driverStatementPaper({ charge, driver, additional, company, logo, country, amount, now });
  return { name: nameFile('driver', charge), paper };
}
