import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { reportFailure } from '../beacon/report-failure';

/** The agent reads a short text. The console has the details, and the gateway counts it for the version that failed. */
export function useReportedError(error: unknown, isOfShell = false): void {
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    console.error(error);
    reportFailure({ kind: 'error', isOfShell });
  }, [error, isOfShell]);
}
