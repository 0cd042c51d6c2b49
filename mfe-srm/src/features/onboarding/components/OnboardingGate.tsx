import { getOnboardingStatus } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { ErrorState } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAgreement } from '../../../entities/agreement/hooks/useAgreement';
import { useResumeTrip } from '../hooks/useResumeTrip';
import { findOnboardingPath } from '../model/find-onboarding-path';

/** Every page of the area is inside this gate: tax and contract come first. */
export function OnboardingGate() {
  const { pathname, search } = useLocation();
  const interruptedTrip = useResumeTrip();
  const describe = useFailureText();
  const agreement = useAgreement();
  if (agreement.error && agreement.data === undefined) {
    const { title, text } = describe(agreement.error);
    return (
      <ErrorState
        level={1}
        title={title}
        onRetry={() => void agreement.refresh()}
        retrying={agreement.isRefreshing}
        details={agreement.error.requestId}
      >
        {text}
      </ErrorState>
    );
  }
  if (agreement.isLoading) return <LoadingForm />;
  const status = getOnboardingStatus(agreement.data);
  const detour = findOnboardingPath(pathname, status);
  if (!detour) return <Outlet />;
  if (status.tax && status.contract)
    return <Detour to={interruptedTrip.address ?? detour} onLeave={interruptedTrip.forget} />;
  return <Detour to={detour} onLeave={() => interruptedTrip.keep(pathname + search)} />;
}

function Detour({ to, onLeave }: { to: string; onLeave: () => void }) {
  // The target is read once, because it is deleted on the way there.
  const [address] = useState(to);
  useEffect(onLeave);
  return <Navigate to={address} replace />;
}
