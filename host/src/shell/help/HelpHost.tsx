import { useEvent } from '@portal/shared/portal';
import { useState } from 'react';
import { LazyDialog } from '../parts/LazyDialog';

const load = async () => (await import(/* webpackChunkName: "dialogs" */ '../dialogs/dialogs')).HelpDialog;

/** Opens the help dialog when anyone in the portal asks for help. */
export function HelpHost() {
  const [asked, setAsked] = useState<{ topic?: string } | null>(null);
  useEvent('help:requested', setAsked);
  const close = () => setAsked(null);
  return asked && <LazyDialog load={load} props={{ topic: asked.topic, onClose: close }} onClose={close} />;
}
