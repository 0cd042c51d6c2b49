import { useEvent, usePortal, useSession } from '@portal/shared/portal';
import { BouncingDots } from '@portal/shared/ui';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRemotes } from '../core/host-context';
import { useGateMessages } from '../messages/useGateMessages';
import { getAccess, isAccountPath } from '../core/access';
import { gateState } from './gate-state';
import { GateFailed } from './GateFailed';
import { PendingBanner } from './PendingBanner';
import { Rejected } from './Rejected';
import { RegistrationChoice } from './RegistrationChoice';
import { useReleaseGroup } from './useReleaseGroup';
import { useAccount } from '../session/useAccount';

/** Lets an agent with a company through to the page. */
export function CompanyGate({ children }: { children: ReactNode }) {
  const t = useGateMessages();
  const { session } = usePortal();
  const isSignedIn = useSession() !== null;
  const account = useAccount();
  useEvent('company:changed', account.refresh);
  useReleaseGroup(account.companyId);

  useEffect(() => {
    const { accessToken, refreshToken } = session.stored();
    if (!refreshToken && accessToken) session.end('tokens-missing');
  }, [session, isSignedIn]);

  const { pathname } = useLocation();
  const { entries } = useRemotes();

  // The agent is on the way to the login page. Their input stays in its draft.
  if (!isSignedIn) return null;
  // A page that does not exist is not there for a company either.
  if (getAccess(entries, pathname) === null) return children;
  switch (gateState(account)) {
    case 'loading':
      return <BouncingDots label={t('gate.loading')} />;
    case 'failed':
      return <GateFailed error={account.error} retrying={account.isRefreshing} onRetry={account.refresh} />;
    case 'unregistered':
      return (
        <>
          <RegistrationChoice userId={account.user?.id} />
          {isAccountPath(pathname) && children}
        </>
      );
    case 'rejected':
      return (
        <Rejected reason={account.company?.rejectionReason} accountType={account.company?.accountType} />
      );
    case 'open':
      return (
        <>
          {account.company?.approvalStatus === 'PENDING' && <PendingBanner />}
          {children}
        </>
      );
  }
}
