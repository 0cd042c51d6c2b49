import { failureText } from '@portal/shared/api';
import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { useState } from 'react';

const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

/** A file that the server makes, given to the browser. `bytes` is the progress, null without a download. */
export function useFileDownload<E extends Endpoint>(endpoint: E) {
  const api = useApi();
  const notify = useNotify();
  const [bytes, setBytes] = useState<number | null>(null);
  async function download(input: EndpointInput<E>, name: string) {
    setBytes(0);
    try {
      const [{ saveFile }, file] = await Promise.all([
        loadSaver(),
        api.download(endpoint, input, { onProgress: setBytes }),
      ]);
      saveFile(file.blob, file.blob.type, file.name ?? name);
    } catch (error) {
      console.error('The file could not be had', error);
      notify({ title: failureText(endpoint.failure), tone: 'destructive' });
    } finally {
      setBytes(null);
    }
  }
  return { bytes, download };
}
