import { clientReports, type ClientReport } from '@portal/shared/contract';

/** Sends a report also while the page is being left. Whether it arrives changes nothing for the reader. */
export function sendReport(report: ClientReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    if (navigator.sendBeacon(clientReports.address, body)) return;
  } catch {
    // Below.
  }
  fetch(clientReports.address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
