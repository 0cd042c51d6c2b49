import type { SignedIn } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '../model/return-path';

/** Starts the session and returns the agent to where they were. */
export function useEnterPortal(): (signedIn: SignedIn) => void {
  const { session, drafts } = usePortal();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (signedIn) => {
    session.start(signedIn);
    const from = safeReturnPath(readFromPath(state)) ?? safeReturnPath(drafts.get('returnTo')) ?? '/';
    drafts.remove('returnTo');
    void navigate(from, { replace: true });
  };
}

const readFromPath = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
