import { Readable } from 'node:stream';
import { newId } from '../database/ids';
import type { Deps } from '../deps';
import { attachFiles, storeUpload } from '../domains/files';
import { ensureAgent } from './agent';
import { DEMO_PASSWORD } from './desks';
import type { DemoVehicle } from './samples/demo-vehicle';
import { loadDemoListings } from './listings/load-listings';
import type { DemoLogin } from './load';
import { makePdf } from './samples/make-pdf';
import { storeCarPhotos } from './pictures/store-photos';

const login = { email: 'demo@meera-scooter.example', phoneNumber: '+919812345679' };

/** The plan of an individual owner allows no more. */
const vehicles: readonly DemoVehicle[] = [
  {
    code: 'HA-2402',
    stage: 'published',
    category: 'Motorcycles',
    type: 'Commuter motorcycle',
    brand: 'Honda',
    model: 'CB Shine',
    year: 2024,
    plate: 'KA01MP5582',
    state: 'Karnataka',
    cities: ['Bengaluru'],
    day: 600,
    week: 3600,
    month: 11000,
    kilometres: 150,
    deposit: 3000,
    licenceDays: 400,
    specs: { Transmission: 'Manual', 'Engine capacity': '111–150 cc', Seats: '2', 'Body colour': 'Red' },
  },
];

/** In India: an individual owner with one motorcycle. */
export async function loadDemoOwner(deps: Deps): Promise<DemoLogin> {
  const user = await ensureAgent(deps, login, (userId) => addIndividual(deps, userId));
  const photos = await storeCarPhotos(deps, user.userId, vehicles);
  await loadDemoListings(deps, { user, phoneNumber: login.phoneNumber, photos, vehicles });
  return { phoneNumber: login.phoneNumber, password: DEMO_PASSWORD };
}

async function addIndividual(deps: Deps, userId: string): Promise<string> {
  const now = deps.clock.now();
  const expireDate = `${now.getUTCFullYear() + 4}-08-31`;
  const store = async (side: string) => {
    const lines = ['State of Karnataka', `Holder: Meera Nair, ${side}`, `Valid until: ${expireDate}`];
    const stream = Readable.from([
      makePdf('Driving Licence', [...lines, 'Sample document made for demonstration.']),
    ]);
    return (await storeUpload(deps, userId, { stream, name: `licence-${side}.pdf`, kind: 'document' })).id;
  };
  const [licenseFront, licenseBack] = [await store('front'), await store('back')];
  return deps.db.transaction().execute(async (trx) => {
    const files = Object.entries({ licenseFront, licenseBack });
    await attachFiles(
      trx,
      userId,
      files.map(([path, fileId]) => ({ path, fileId, kind: 'document' })),
      now,
    );
    const id = newId();
    await trx
      .insertInto('companies')
      .values({
        id,
        userId,
        accountType: 'individual',
        licenseFront,
        licenseBack,
        expireDate,
        plan: 'INDIVIDUAL',
        vehiclePlate: 'KA01MP5582',
        approvalStatus: 'APPROVED',
        decidedAt: now,
      })
      .execute();
    return id;
  });
}
