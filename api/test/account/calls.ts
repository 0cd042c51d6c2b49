import {
  accountEndpoints,
  userEndpoints,
  type AccountActivityEntry,
  type AccountSession,
  type SignedInUser,
} from '@portal/shared/contract';
import type { TestApp } from '../harness/start-test-app';

/** Calls of the signed-in agent for their own account. */
export const accountCalls = (app: TestApp, token: string) => ({
  me: () => app.client<SignedInUser>(userEndpoints.me, { token }),
  password: (currentPassword: string, password: string) =>
    app.client(accountEndpoints.changePassword, { token, body: { currentPassword, password } }),
  phone: (phoneNumber: string, currentPassword: string) =>
    app.client<{ phoneNumber: string }>(accountEndpoints.changePhone, {
      token,
      body: { phoneNumber, currentPassword },
    }),
  sessions: () => app.client<{ list: AccountSession[] }>(accountEndpoints.sessions, { token }),
  end: (sessionId: string) => app.client(accountEndpoints.endSession, { token, params: { sessionId } }),
  leave: (currentPassword: string) =>
    app.client<{ deletesAt: string }>(accountEndpoints.requestDeletion, { token, body: { currentPassword } }),
  activity: (query: { page?: number; limit?: number } = {}) =>
    app.client<{ list: AccountActivityEntry[]; total: number; totalNumberOfPages: number }>(
      accountEndpoints.activity,
      { token, query },
    ),
  signOut: () => app.client(accountEndpoints.signOut, { token }),
  stay: () => app.client(accountEndpoints.undoDeletion, { token }),
});
