import path from 'node:path';

import { startEmbedded } from '../../../api/src/database/embedded/start-embedded';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { fillDesk } from '../enquiries/fill-desk';
import { startApis } from '../pooler/start-apis';
import { ports } from '../support/addresses';
import { openDesk, runApi } from '../support/desk';
import { temporaryFolder } from '../support/folders';
import { openRentalDesk } from '../support/rental-desk';

const FLEET = { vehicles: 2000, customers: 20_000 };
const TRIPS = 20_000;
const ENQUIRIES = 20_000;
const LISTINGS = 2000;
const SUPPLIERS = 10;
const NONE = { vehicles: 0, customers: 0 };

/** What the records of a supplier take in the database, with their indexes. Files are not in it. */
export const size: Benchmark = {
  name: 'size',
  summary: `bytes in the database, with indexes, of each of ${TRIPS} trips, ${ENQUIRIES} enquiries, ${LISTINGS} listings, ${FLEET.vehicles} vehicles and ${FLEET.customers} customers`,
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const dataFolder = temporaryFolder(cleanUp, 'size');
    const database = await startEmbedded({ dataDir: path.join(dataFolder, 'postgres') });
    cleanUp.add(() => database.stop());
    const places = { dataFolder, databaseUrl: database.url, poolerUrls: null };
    const { addresses } = await startApis({ cleanUp }, { ...places, ports: [ports.api, ports.api + 1] });
    const stack = { api: addresses[0], dataFolder };
    const { companyId } = await openDesk(stack);
    const readBytes = async () =>
      Number((await runApi(stack, 'demo/print-size.ts', '--company', companyId)).stdout);
    const countAdded = async (fill: () => Promise<unknown>): Promise<number> => {
      const before = await readBytes();
      await fill();
      return (await readBytes()) - before;
    };
    const suppliers = await countAdded(async () => {
      for (let number = 0; number < SUPPLIERS; number += 1) await openRentalDesk(stack, NONE);
    });
    const vehicles = await countAdded(() => openRentalDesk(stack, { ...NONE, vehicles: FLEET.vehicles }));
    say('The vehicles are there.');
    const fleet = await countAdded(() => openRentalDesk(stack, FLEET));
    const desk = await countAdded(() => openRentalDesk(stack, { ...FLEET, trips: TRIPS }));
    say('The customers and trips are there.');
    const enquiries = await countAdded(() => fillDesk(stack, { companyId }, { rows: ENQUIRIES, live: 0 }));
    const listings = await countAdded(() =>
      runApi(stack, 'demo/fill-listings.ts', '--company', companyId, '--rows', String(LISTINGS)),
    );
    const figures = [
      ['a trip', (desk - fleet) / TRIPS],
      ['an enquiry', enquiries / ENQUIRIES],
      ['a listing', listings / LISTINGS],
      ['a vehicle', vehicles / FLEET.vehicles],
      ['a customer', (fleet - vehicles) / FLEET.customers],
      ['a supplier without any of them', suppliers / SUPPLIERS],
    ] as const;
    return figures.map(([label, bytes]) => ({ label, value: bytes / 1000, unit: 'KB' }));
  },
};
