import { DAY, type CountryCode } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { getAgreement, changeAgreement } from '../../domains/company';
import { addMaintenance } from '../../domains/rentals';
import { addVehicle } from '../../domains/fleet';
import type { CarPhotos } from '../pictures/store-photos';
import { loadDemoCardPayments } from './load-card-payments';
import { loadDemoCharges } from './load-charges';
import { loadDemoDocuments } from './load-documents';
import { loadDemoCustomers } from './load-customers';
import { demoTerms } from './terms';
import { loadDemoTolls } from './load-tolls';
import { loadDemoTrips } from './trips/load-trips';
import { demoVehicles } from './vehicles';

/** Numbers of the right form that belong to nobody. */
const taxNumbers: Readonly<Record<CountryCode, string>> = { ae: '100234567890003', in: '29AABCT1332L1ZA' };

/** The rental desk of the demo supplier: set up, with a fleet and customers. */
export async function loadDemoDesk(deps: Deps, user: Actor, photos: CarPhotos): Promise<void> {
  if (!(await getAgreement(deps, user))?.taxNumber)
    await changeAgreement(deps, user, {
      country: await countryId(deps),
      taxNumber: taxNumbers[deps.country.id],
      termsNCondition: demoTerms,
    });
  await loadDemoFleet(deps, user, photos);
  await loadDemoCustomers(deps, user);
  await loadDemoTrips(deps, user);
  await loadDemoCharges(deps, user);
  await loadDemoTolls(deps, user);
  await loadDemoDocuments(deps, user);
  await loadDemoCardPayments(deps, user);
}

const countryId = async ({ db, country }: Deps): Promise<string> =>
  (
    await db
      .selectFrom('countries')
      .select('id')
      .where('code', '=', country.id.toUpperCase())
      .executeTakeFirstOrThrow()
  ).id;

/** Loaded once: an agent who deletes them all sees the empty page, and not these again. */
async function loadDemoFleet(deps: Deps, user: Actor, photos: CarPhotos): Promise<void> {
  const any = deps.db
    .selectFrom('fleetVehicles')
    .select('id')
    .where('companyId', '=', user.companyId)
    .limit(1);
  if (await any.executeTakeFirst()) return;
  const now = deps.clock.now();
  const [anyPhoto = ''] = [...photos.values()].flat();
  const ids: string[] = [];
  for (const { code, form } of demoVehicles(deps.country, now)) {
    const vehiclePhoto = photos.get(code)?.[0] ?? anyPhoto;
    ids.push((await addVehicle(deps, user, { ...form, vehiclePhoto })).vehicleId);
  }
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY).toISOString();
  const [first = '', second = ''] = ids;
  const log = { cost: null, kilometre: null };
  await addMaintenance(deps, user, {
    ...log,
    vehicleId: first,
    kind: 'maintenance',
    note: 'Brake pads, oil and filters',
    from: day(-40),
    to: day(-39),
    cost: '680',
    kilometre: 45_000,
  });
  await addMaintenance(deps, user, {
    ...log,
    vehicleId: second,
    kind: 'own_use',
    from: day(9),
    to: day(11),
    note: 'Trade fair',
  });
}
