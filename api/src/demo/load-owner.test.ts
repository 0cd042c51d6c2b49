import { accountEndpoints, authEndpoints, type PlanUse, type SignedIn } from '@portal/shared/contract';
import { listingCalls } from '../../test/harness/listings';
import { startTestApp } from '../../test/harness/start-test-app';
import { loadDemoOwner } from './load-owner';

test('an individual owner in India can log in, has published one vehicle, and is made once', async () => {
  const app = await startTestApp({ country: 'in' });
  try {
    const login = await loadDemoOwner(app.deps);
    expect(await loadDemoOwner(app.deps)).toEqual(login);
    const { token } = (await app.client<SignedIn>(authEndpoints.login, { body: login })).result;
    const { result } = await listingCalls(app, { token }).list();
    expect(result.list).toMatchObject([{ vehicleCode: 'HA-2402', isVisible: true, levelsFilled: 3 }]);
    const plan = await app.client<PlanUse>(accountEndpoints.plan, { token });
    expect(plan.result).toEqual({ plan: 'INDIVIDUAL', published: 1, limit: 1 });
  } finally {
    await app.close();
  }
}, 60_000);
