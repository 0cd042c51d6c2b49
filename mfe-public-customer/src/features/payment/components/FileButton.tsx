import type { ApiClient } from '@portal/shared/api';
import type { Endpoint, EndpointInput } from '@portal/shared/contract';
import { Banner, Button, Stack } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import { usePaymentText } from '../../../messages/usePaymentText';

const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

interface Props<E extends Endpoint> {
  api: ApiClient;
  endpoint: E;
  input: EndpointInput<E>;
  /** Of the file, if the server names none. */
  name: string;
  /** What could not be loaded. */
  failure: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** Saves a document of the payment as a file. */
export function FileButton<E extends Endpoint>({
  api,
  endpoint,
  input,
  name,
  failure,
  variant = 'secondary',
  children,
}: Props<E>) {
  const t = usePaymentText();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function download() {
    setState('loading');
    try {
      const [{ saveFile }, file] = await Promise.all([loadSaver(), api.download(endpoint, input)]);
      saveFile(file.blob, file.blob.type, file.name ?? name);
      setState('idle');
    } catch (error) {
      console.error('A document of the payment could not be loaded', error);
      setState('failed');
    }
  }
  return (
    <Stack gap={3}>
      <Button variant={variant} busy={state === 'loading'} onClick={() => void download()}>
        {children}
      </Button>
      {state === 'failed' && (
        <Banner tone="danger" title={failure}>
          {t('payment.file.failedText')}
        </Banner>
      )}
    </Stack>
  );
}
