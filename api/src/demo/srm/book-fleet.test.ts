import type { TripCalendar } from '@portal/shared/contract';
import { addSupplier } from '../../../test/harness/enquiries';
import { startTestApp } from '../../../test/harness/start-test-app';
import { DAY, tripCalls } from '../../../test/harness/trips';
import { addManyCustomers, addManyVehicles } from './add-many';
import { bookFleet } from './book-fleet';

test('a fleet is booked for a calendar of three months', async () => {
  const app = await startTestApp({ country: 'ae' });
  try {
    const agent = await addSupplier(app);
    const { companyId } = agent;
    await addManyVehicles(app.deps, { companyId, rows: 40 });
    await addManyCustomers(app.deps, { companyId, rows: 20 });
    await bookFleet(app.deps, companyId);
    const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
    const { trips, blocks }: TripCalendar = (
      await tripCalls(app, agent).calendar({ from: at(-14), to: at(76) })
    ).result;
    const count = (label: string | null) => trips.filter((trip) => trip.label === label).length;
    expect(count('OVERDUE')).toBe(2);
    expect(count('RESERVED')).toBeGreaterThan(300);
    expect(count('DRAFT')).toBeGreaterThan(50);
    expect(blocks.length).toBeGreaterThan(20);
    expect((await tripCalls(app, agent).list({ status: 'ONGOING' })).result.total).toBeGreaterThan(10);
  } finally {
    await app.close();
  }
});
