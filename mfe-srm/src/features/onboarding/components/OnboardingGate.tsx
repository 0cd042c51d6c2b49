import { onboardingStatusOf } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { ErrorState } from '@portal/shared/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAgreement } from '../hooks/useAgreement';
import { detourOf } from '../model/gate';

/** Every page of the area stands in this: tax and contract come first. */
export function OnboardingGate() {
  const { pathname } = useLocation();
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
  const detour = detourOf(pathname, onboardingStatusOf(agreement.data));
  return detour ? <Navigate to={detour} replace /> : <Outlet />;
}
