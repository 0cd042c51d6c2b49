import { useEvent } from '@portal/shared/portal';
import { useState } from 'react';
import { LazyDialog } from '../parts/LazyDialog';

const load = async () => (await import(/* webpackChunkName: "dialogs" */ '../dialogs/dialogs')).HelpDialog;

/** Opens the help dialog when anyone in the portal asks for help. */
export function HelpHost() {
  const [request, setRequest] = useState<{ topic?: string } | null>(null);
  useEvent('help:requested', setRequest);
  const close = () => setRequest(null);
  return (
    request && <LazyDialog load={load} props={{ topic: request.topic, onClose: close }} onClose={close} />
  );
}
