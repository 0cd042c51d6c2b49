import { useEvent, useNotify } from '@portal/shared/portal';
import { findOwner } from '@portal/shared/remote';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRemotes } from '../../core/host-context';
import { useLiveMessages } from '../../messages/useLiveMessages';

const TRIPS = '/srm/trips/edit';

/** Announces on every page that a customer has sent their form, in each visible tab. */
export function useFilledForms(): void {
  const t = useLiveMessages();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { entries } = useRemotes();
  useEvent('customer:filled', ({ bookingId, customerName }) => {
    if (document.visibilityState !== 'visible') return;
    const trip = `${TRIPS}/${encodeURIComponent(bookingId)}`;
    const canOpen = pathname !== trip && findOwner(entries, trip) !== undefined;
    notify({
      title: t('live.filled.title', { customer: customerName || t('live.unknownCustomer') }),
      tone: 'success',
      ...(canOpen && { action: { label: t('live.filled.open'), onAction: () => void navigate(trip) } }),
    });
  });
}
