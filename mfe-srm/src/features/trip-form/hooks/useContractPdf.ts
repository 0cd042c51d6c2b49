import { tripPlanningEndpoints } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { useState } from 'react';

const endpoint = tripPlanningEndpoints.contractPdf;
const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

/** The contract as a PDF in a new tab; saved as a file if the browser opens no tab. */
export function useContractPdf(bookingId: string, name: string) {
  const api = useApi();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  async function open() {
    // Before the call: later the browser would block the tab as unrequested.
    const tab = window.open('', '_blank');
    setRunning(true);
    try {
      const { blob } = await api.download(endpoint, { query: { bookingId } });
      if (tab) tab.location.href = URL.createObjectURL(blob);
      else (await loadSaver()).saveFile(blob, 'application/pdf', name);
    } catch (error) {
      tab?.close();
      console.error('The contract could not be had as a PDF', error);
      notify({ title: endpoint.failure, tone: 'destructive' });
    } finally {
      setRunning(false);
    }
  }
  return { open: () => void open(), isRunning };
}
