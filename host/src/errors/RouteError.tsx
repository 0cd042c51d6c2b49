import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { useReportedError } from './use-reported-error';

/** In place of a page that threw; the shell around it lives on. */
export function RouteError() {
  const error = useRouteError();
  useReportedError(error);
  return <ErrorPage error={error} />;
}
