import { DAY } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { addCustomer } from '../../domains/customers';
import { renderSvgs } from '../pictures/render-svg';
import { licencePdf, licenceSvg, passportPdf, storeDemoFile } from './documents';
import { demoPeople, type Person } from './people';

/** Days until each person's documents expire; the first few expire soon, or already have. */
const getDaysUntilExpiry = (index: number) => [-20, 12, 45][index] ?? 300 + 37 * index;

/** A walk-in who gave no e-mail address. */
const WITHOUT_EMAIL = 14;

/** Of people who live in the UAE. As far as we know, the numbers belong to nobody. */
const emiratesIds: Readonly<Record<string, string>> = {
  'Omar Al Hashimi': '784198576543213',
  'Priya Nair': '784199012345676',
  'Khalid Al Suwaidi': '784197824681353',
  'Maria Santos': '784200111223341',
};

/** This many licences are pictures, which take longer to make; the others are PDFs. */
const PICTURES = 6;

/**
 * The demo supplier's customers, loaded once: an agent who deletes them all sees the empty page, and not
 * these again.
 */
export async function loadDemoCustomers(deps: Deps, user: Actor): Promise<void> {
  const any = deps.db.selectFrom('customers').select('id').where('companyId', '=', user.companyId).limit(1);
  if (await any.executeTakeFirst()) return;
  const people = demoPeople[deps.country.id];
  const cards = people
    .slice(0, PICTURES)
    .map((person, index) => licenceSvg(person, buildLicenceNumber(index), getExpiryDay(deps, index)));
  const pictures = await renderSvgs(cards);
  for (const [index, person] of people.entries()) await add(deps, user, person, index, pictures[index]);
}

const buildLicenceNumber = (index: number) => `DL-${4_310_275 + 7919 * index}`;
const buildPassportNumber = (index: number) => `N${7_204_511 + 6271 * index}`;
const getExpiryDay = ({ clock }: Deps, index: number) =>
  new Date(clock.now().getTime() + getDaysUntilExpiry(index) * DAY).toISOString().slice(0, 10);

async function add(deps: Deps, user: Actor, person: Person, index: number, card?: Buffer): Promise<void> {
  const [customerName, countryCode, phoneNumber, nationality] = person;
  const [passportNumber, expiry] = [buildPassportNumber(index), getExpiryDay(deps, index)];
  const { userId } = user;
  const scan = passportPdf(person, passportNumber, expiry);
  const passport = await storeDemoFile(deps, userId, scan, `passport-${passportNumber}.pdf`, 'document');
  const licence = card ?? licencePdf(person, buildLicenceNumber(index), expiry);
  const name = `${buildLicenceNumber(index)}.${card ? 'png' : 'pdf'}`;
  const drivingLicense = await storeDemoFile(deps, userId, licence, name, 'document');
  const emiratesId = emiratesIds[customerName];
  await addCustomer(deps, user, {
    customerName,
    countryCode,
    phoneNumber,
    nationality,
    email: index === WITHOUT_EMAIL ? '' : `guest${index + 1}@mail.example`,
    ...(emiratesId && { emiratesId }),
    passportNumber,
    passportExpireDate: expiry,
    passport: [passport],
    drivingLicenseNumber: buildLicenceNumber(index),
    drivingLicenseExpireDate: expiry,
    drivingLicense: [drivingLicense],
    customerProfilePic: null,
  });
}
