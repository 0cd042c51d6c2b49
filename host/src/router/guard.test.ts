import { createTestPortal, createExpiringToken } from '@portal/shared/testing';
import { createGuard } from './guard';

beforeEach(() => localStorage.clear());

function setUp(access: 'public' | 'agent' = 'public') {
  const portal = createTestPortal();
  const checkSession = jest.fn(() => Promise.resolve());
  const loadAgentSide = jest.fn(() => Promise.resolve({ checkSession }));
  const guard = createGuard({ portal, getAccess: () => access, loadAgentSide });
  const visit = (path: string) => guard({ request: new Request(`http://localhost${path}`) });
  const signIn = () =>
    portal.session.start({
      token: createExpiringToken(60_000),
      refreshToken: createExpiringToken(86_400_000),
      userId: 'user-1',
    });
  return { portal, visit, signIn, checkSession, loadAgentSide };
}

test('the tokens of an agent who registers their company are watched', async () => {
  const { visit, signIn, checkSession } = setUp();
  signIn();
  expect(await visit('/register/company-details')).toBeNull();
  expect(checkSession).toHaveBeenCalledTimes(1);
});

test.each(['/register', '/ae/register', '/in/register', '/verify-otp'])(
  'signed in, %s leads home: there is an account already',
  async (path) => {
    const { visit, signIn } = setUp();
    expect(await visit(path)).toBeNull();
    signIn();
    expect((await visit(path))?.headers.get('location')).toBe('/');
  },
);

test('a visitor loads nothing of the agents\u2019, nor does the customer\u2019s page when an agent\u2019s tokens are stored', async () => {
  const { visit, signIn, loadAgentSide } = setUp();
  await visit('/register/company-details');
  signIn();
  await visit('/srm/customer-details/public');
  expect(loadAgentSide).not.toHaveBeenCalled();
});

test('tokens that were taken away end the session, and the login returns to the requested page', async () => {
  const { portal, visit, signIn } = setUp('agent');
  const ended: string[] = [];
  portal.events.on('session:ended', ({ reason }) => ended.push(reason));
  signIn();
  localStorage.clear();
  const answer = await visit('/enquiries?status=new');
  expect(answer?.headers.get('location')).toBe('/login');
  expect(ended).toEqual(['other-tab']);
  expect(portal.drafts.get('returnTo')).toBe('/enquiries?status=new');
});

test('a visitor who was not signed in does not read about a logout', async () => {
  const { portal, visit } = setUp('agent');
  const ended = jest.fn();
  portal.events.on('session:ended', ended);
  expect((await visit('/enquiries'))?.headers.get('location')).toBe('/login');
  expect(ended).not.toHaveBeenCalled();
});
