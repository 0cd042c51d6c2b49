import { useCountry } from '@portal/shared/portal';
import { Navigate } from 'react-router-dom';

/** To the page of the forgotten password in the selected country. */
export function ResetPasswordRedirect() {
  return <Navigate to={`/${useCountry().id}/reset-password`} replace />;
}
