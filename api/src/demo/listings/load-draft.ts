import { HOUR } from '@portal/shared/contract';

import type { Actor, Deps } from '../../deps';
import { newId } from '../../database/ids';
import { saveDraft } from '../../domains/catalogue';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { buildLevelOne } from './body';

interface Owner {
  readonly user: Actor;
  readonly phoneNumber: string;
}

/** The newest car of each company, which nobody has photographed yet: it was begun on a phone in the yard. */
const begun = {
  ae: {
    category: 'Cars',
    type: 'Compact SUV',
    brand: 'Kia',
    model: 'Sportage',
    state: 'Dubai',
    cities: ['Deira'],
  },
  in: {
    category: 'Cars',
    type: 'Compact SUV',
    brand: 'Kia',
    model: 'Seltos',
    state: 'Karnataka',
    cities: ['Bengaluru'],
  },
} as const;

const device = { browser: 'Chrome', system: 'Android' };

/** An unfinished new listing, so that the list of the demo shows one. It is saved with the demo's listings, once. */
export async function loadDemoDraft(deps: Deps, { user, phoneNumber }: Owner): Promise<void> {
  const { country, clock } = deps;
  const vehicle: DemoVehicle = {
    ...begun[country.id],
    code: '',
    stage: 'levelOne',
    year: 2025,
    plate: '',
    day: 0,
    week: 0,
    month: 0,
    kilometres: 250,
    deposit: 0,
    licenceDays: 0,
  };
  const typed = buildLevelOne(vehicle, { country, phoneNumber, photos: [], licences: [], now: clock.now() });
  const now = { ...typed, plateClass: '', permitNumber: '', commercialLicenseExpireDate: '' };
  await saveDraft({ ...deps, clock: { now: () => new Date(clock.now().getTime() - 3 * HOUR) } }, user, {
    draftId: newId(),
    level: 'basics',
    values: { base: {}, now, version: null },
    version: null,
    device,
  });
}
