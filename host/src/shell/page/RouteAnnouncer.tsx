import { VisuallyHidden } from '@portal/shared/ui';
import { useState } from 'react';
import { useHostMessages } from '../../messages/useHostMessages';
import { usePageChange } from './usePageChange';

/** Tells a screen reader which page opened. The browser announces the first view itself. */
export function RouteAnnouncer({ title }: { title: string }) {
  const t = useHostMessages();
  const [moved, setMoved] = useState(false);
  usePageChange(() => setMoved(true));
  return (
    <VisuallyHidden aria-live="polite">{moved && title ? t('shell.announce', { title }) : ''}</VisuallyHidden>
  );
}
