import { srmChargeEndpoints } from '@portal/shared/contract';

import { uploadPicture } from '../harness/agents';
import { addTripCharge, startChargedTrip } from '../harness/charged-trips';
import { callForArchive, readPdfPages } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { driverCalls } from '../harness/trip-drivers';
import { tripCalls } from '../harness/trips';

let indian: TestApp;
beforeAll(async () => {
  indian = await startTestApp({ country: 'in' });
});
afterAll(async () => {
  await indian.close();
});

test('in India the pack of the owner names the driver of a challan and proves it; elsewhere there is none', async () => {
  const desk = await startChargedTrip(indian);
  const { token } = desk.supplier;
  const photo = (await uploadPicture(indian, desk.supplier)).id;
  const named = { reference: 'KA-1', details: 'Speeding', photo };
  const drivers = driverCalls(indian, desk.supplier);
  await drivers.add(desk.tripId);
  const removed = { driverName: 'Ravi Menon', drivingLicenseNumber: 'DL-1002' };
  const { result: trip } = await drivers.add(desk.tripId, removed);
  const { result: changed } = await drivers.remove(desk.tripId, trip.drivers?.[1]?.driverId ?? '');
  const challan = await addTripCharge(desk, { amount: '1500', at: changed.updatedAt, ...named });
  const toll = await addTripCharge(desk, { amount: '80', kind: 'toll' });
  const { customer } = (await tripCalls(indian, desk.supplier).get(desk.tripId)).result;
  const countReads = async () =>
    (
      await indian.db
        .selectFrom('fileReads')
        .select('id')
        .where('customerId', '=', customer?.customerId ?? '')
        .execute()
    ).length;
  const readsBefore = await countReads();

  const { type, disposition, files } = await callForArchive(indian, srmChargeEndpoints.ownerPack, {
    token,
    query: { chargeId: challan },
  });
  expect(type).toBe('application/zip');
  expect(disposition).toMatch(/owner-pack-T-\d+-.*\.zip/);
  const [statement, notice, contract, ...uploads] = files.keys();
  expect([statement, notice, contract].join()).toMatch(
    /^driver-T-.*\.pdf,notice-T-.*\.pdf,contract-T-.*\.pdf$/,
  );
  const licences = uploads.filter((path) => path.startsWith('licence-'));
  expect(licences.length).toBeGreaterThan(0);
  expect(uploads).toEqual(['challan-1.webp', ...licences]);
  for (const content of files.values()) expect(content.length).toBeGreaterThan(0);
  // To read a licence is recorded, however it is read.
  expect((await countReads()) - readsBefore).toBe(licences.length);

  const pages = readPdfPages(files.get(statement ?? '') ?? Buffer.of());
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  const parts = ['KA-1', 'Speeding', 'Counts as accepted after', 'transferred', 'driving licence'];
  parts.push(customer?.customerName ?? '', customer?.drivingLicenseNumber ?? '');
  // With those who were allowed to drive at the time of the offence.
  parts.push('Also allowed to drive', 'Meera Nair', 'DL-1001');
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('Ravi Menon');
  const refused = await indian.client(srmChargeEndpoints.ownerPack, { token, query: { chargeId: toll } });
  expect(refused.problem?.code).toBe('conflict');
});
