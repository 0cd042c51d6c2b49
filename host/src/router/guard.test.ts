import { createTestPortal, tokenExpiringIn } from '@portal/shared/testing';
import { createGuard } from './guard';

beforeEach(() => localStorage.clear());

function setUp() {
  const portal = createTestPortal();
  const checkSession = jest.fn(() => Promise.resolve());
  const loadAgentSide = jest.fn(() => Promise.resolve({ checkSession }));
  const guard = createGuard({ portal, accessOf: () => 'public', loadAgentSide });
  const visit = (path: string) => guard({ request: new Request(`http://localhost${path}`) });
  const signIn = () =>
    portal.session.start({
      token: tokenExpiringIn(60_000),
      refreshToken: tokenExpiringIn(86_400_000),
      userId: 'user-1',
    });
  return { visit, signIn, checkSession, loadAgentSide };
}

test('the tokens of an agent who registers his company are looked after', async () => {
  const { visit, signIn, checkSession } = setUp();
  signIn();
  expect(await visit('/register/company-details')).toBeNull();
  expect(checkSession).toHaveBeenCalledTimes(1);
});

test('a visitor loads nothing of the agents\u2019, nor does the customer\u2019s page with an agent\u2019s tokens about', async () => {
  const { visit, signIn, loadAgentSide } = setUp();
  await visit('/register/company-details');
  signIn();
  await visit('/srm/customer-details/public');
  expect(loadAgentSide).not.toHaveBeenCalled();
});
