import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

/** What the agent reads is short; the console has the rest. */
export function useReportedError(error: unknown): void {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
}
