import { useCountry } from '@portal/shared/portal';
import { Navigate } from 'react-router-dom';

/** Leads to the forgotten-password page of the selected country. */
export function ResetPasswordRedirect() {
  return <Navigate to={`/${useCountry().id}/reset-password`} replace />;
}
