import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { useReportedError } from './useReportedError';

/** Replaces a page that threw. The shell around it keeps working. */
export function RouteError() {
  const error = useRouteError();
  useReportedError(error);
  return <ErrorPage error={error} />;
}
