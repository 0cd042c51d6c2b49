import type { EnquiryCounts } from '@portal/shared/contract';
import { addSupplier, enquiryCalls } from '../../test/harness/enquiries';
import { startTestApp } from '../../test/harness/start-test-app';
import { addMany } from './add-many';

test('a supplier gets the requested number of enquiries, and the live ones still wait', async () => {
  const app = await startTestApp();
  try {
    const { userId, companyId, ...agent } = await addSupplier(app);
    await addMany(app.deps, { userId, companyId, rows: 1010, live: 10 });
    const { result } = await enquiryCalls(app, agent).list({ limit: 100 });
    const { counts } = result as typeof result & { counts: EnquiryCounts };
    expect(counts).toEqual({
      NEW: 10,
      EXPIRED: 200,
      AGENTVIEW: 200,
      CONTACTED: 400,
      CANCELLED: 200,
      expiringSoon: 0,
    });
    expect(result.list.slice(0, 10).every(({ status }) => status === 'NEW')).toBe(true);
  } finally {
    await app.close();
  }
});
