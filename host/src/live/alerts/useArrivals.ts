import { limits, type Enquiry } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { isUnder } from '@portal/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLiveMessages } from '../../messages/useLiveMessages';
import { NEW_ENQUIRIES } from '../badges/badge-counts';
import { useBadgedEntry } from '../badges/useBadgedEntry';
import { isSomeTabVisible } from '../tabs/visible-tabs';
import { isLeadingTab } from '../this-tab';
import { playChime } from './play-chime';
import { createBatcher } from './create-batcher';
import { showNotification } from './notifications';

/**
 * Announces new enquiries to the agent: a notice in the visible tab and, if they want them, a sound and the browser's
 * notification.
 */
export function useArrivals(): void {
  const t = useLiveMessages();
  const { events, notify, preferences } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entry = useBadgedEntry(NEW_ENQUIRIES);

  const tell = useEffectEvent((enquiries: readonly Enquiry[]) => {
    const [first] = enquiries;
    if (!first || !entry) return;
    const alone = enquiries.length === 1;
    const isVisible = document.visibilityState === 'visible';
    const open = () =>
      void navigate(alone ? `${entry.to}?enquiry=${encodeURIComponent(first._id)}` : entry.to);
    const vehicle = first.car?.vehicleTitle || first.car?.vehicleModel || t('live.unknownVehicle');
    const customer = first.name || t('live.unknownCustomer');
    const title = alone ? t('live.arrived.title') : t('live.arrived.several', { count: enquiries.length });
    // The enquiries page shows what arrives.
    if (isVisible && !isUnder(pathname, entry.to)) {
      notify({
        title,
        ...(alone ? { description: t('live.arrived.who', { vehicle, customer }) } : {}),
        action: { label: t(alone ? 'live.arrived.open' : 'live.arrived.show'), onAction: open },
      });
    }
    if (!isLeadingTab()) return;
    const { enquirySound, enquiryNotifications } = preferences.get();
    if (alone && enquirySound) void playChime();
    if (!enquiryNotifications) return;
    // Others may see the screen, so the customer is not named. A notice of several replaces that of the
    // first.
    const shown = { title, body: alone ? vehicle : undefined, tag: `enquiry-${first._id}`, onClick: open };
    void isSomeTabVisible((navigator as { locks?: LockManager }).locks).then(
      (seen) => seen || showNotification(shown),
    );
  });

  useEffect(() => {
    const batcher = createBatcher<Enquiry>(limits.live.gatherFor, (enquiries) => tell(enquiries));
    const off = events.on('enquiry:arrived', ({ enquiry }) => {
      // An enquiry that is announced late may be answered or expired by now.
      if (enquiry.status === 'NEW') batcher.add(enquiry);
    });
    return () => {
      off();
      batcher.stop();
    };
  }, [events]);
}
