import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

/** The agent reads a short text. The console has the details. */
export function useReportedError(error: unknown): void {
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
}
