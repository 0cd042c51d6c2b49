import { addBasePath } from '@portal/shared/base-path';
import { clientReports, type ClientReport } from '@portal/shared/contract';

/** Sends a report also while the page is being left. Whether it arrives changes nothing for the reader. */
export function sendReport(report: ClientReport): void {
  const address = addBasePath(clientReports.address);
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch {
    // Below.
  }
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
