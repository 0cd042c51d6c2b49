import { srmVehicleEndpoints } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { useState } from 'react';

const endpoint = srmVehicleEndpoints.downloadExcel;
const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

/** The whole fleet as an Excel file. `bytes` is what has come of it, null while none is asked for. */
export function useExcel(name: string) {
  const api = useApi();
  const notify = useNotify();
  const [bytes, setBytes] = useState<number | null>(null);
  async function download() {
    setBytes(0);
    try {
      const [{ saveFile }, file] = await Promise.all([
        loadSaver(),
        api.download(endpoint, {}, { onProgress: setBytes }),
      ]);
      saveFile(file.blob, file.blob.type, file.name ?? name);
    } catch (error) {
      console.error('The Excel file could not be had', error);
      notify({ title: endpoint.failure, tone: 'destructive' });
    } finally {
      setBytes(null);
    }
  }
  return { bytes, download };
}
