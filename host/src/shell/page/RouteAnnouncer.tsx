import { VisuallyHidden } from '@portal/shared/ui';
import { useState } from 'react';
import { useHostMessages } from '../../messages/use-host-messages';
import { usePageChange } from './use-page-change';

/** Tells a screen reader where a move ended; the first view is told by the browser. */
export function RouteAnnouncer({ title }: { title: string }) {
  const t = useHostMessages();
  const [moved, setMoved] = useState(false);
  usePageChange(() => setMoved(true));
  return (
    <VisuallyHidden aria-live="polite">{moved && title ? t('shell.announce', { title }) : ''}</VisuallyHidden>
  );
}
