import { customerCalls } from '../../../test/harness/customers';
import { addSupplier } from '../../../test/harness/enquiries';
import { fleetCalls } from '../../../test/harness/fleet';
import { startTestApp } from '../../../test/harness/start-test-app';
import { addManyCustomers, addManyVehicles } from './add-many';

test.each(['ae', 'in'] as const)('a supplier of %s gets the requested vehicles', async (country) => {
  const app = await startTestApp({ country });
  try {
    const agent = await addSupplier(app);
    await addManyVehicles(app.deps, { companyId: agent.companyId, rows: 510 });
    await addManyCustomers(app.deps, { companyId: agent.companyId, rows: 510 });
    expect(
      (await fleetCalls(app, agent).list({ search: 'toyota', limit: 100 })).result.total,
    ).toBeGreaterThan(10);
    const { result } = await customerCalls(app, agent).list({ search: 'person509@' });
    expect([(await fleetCalls(app, agent).list()).result.total, result.list[0]?.customerName]).toEqual([
      510,
      expect.stringMatching(/ 509$/),
    ]);
  } finally {
    await app.close();
  }
});
