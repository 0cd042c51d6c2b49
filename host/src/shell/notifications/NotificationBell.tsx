import { useCapability } from '@portal/shared/portal';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { shownCount } from '../../live/badges/shown-count';
import { useLiveMessages } from '../../messages/useLiveMessages';
import { LazyDialog } from '../parts/LazyDialog';
import { BellIcon } from './BellIcon';
import { useOpenedByWorker } from './push/useOpenedByWorker';
import { useUnread } from './useUnread';

const Element = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-2);
  font: inherit;
  cursor: pointer;
  transition: background var(--quick);
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: var(--radius-full);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: 11px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  @media (forced-colors: active) {
    border: 1px solid;
    line-height: 16px;
  }
`;

const loadPanel = async () =>
  (await import(/* webpackChunkName: "notifications" */ './panel/NotificationPanel')).NotificationPanel;

const loadLinked = async () =>
  (await import(/* webpackChunkName: "notifications" */ './panel/LinkedNotification')).LinkedNotification;

function Bell() {
  const t = useLiveMessages();
  const count = useUnread();
  useOpenedByWorker();
  const [isOpen, setIsOpen] = useState(false);
  // Only before the press: the press itself reports a failure.
  const loadAhead = () => void loadPanel().catch(() => undefined);
  const close = () => setIsOpen(false);
  /** Of the address that a message links to. */
  const linked = new URLSearchParams(useLocation().search).get('notification');
  const label = t('live.notifications', { count, shown: shownCount(count) });
  return (
    <>
      <Element
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setIsOpen(true)}
      >
        <BellIcon />
        {count > 0 && <Count aria-hidden>{shownCount(count)}</Count>}
      </Element>
      {linked && (
        <LazyDialog
          key={linked}
          load={loadLinked}
          props={{ notificationId: linked, onList: () => setIsOpen(true) }}
          onClose={() => undefined}
        />
      )}
      {isOpen && <LazyDialog load={loadPanel} props={{ onClose: close }} onClose={close} />}
    </>
  );
}

/** Says how many notifications are unread and opens them. Absent where the server keeps none. */
export const NotificationBell = () => (useCapability('notifications') ? <Bell /> : null);
