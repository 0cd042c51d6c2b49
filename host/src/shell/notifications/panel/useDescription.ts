import {
  currencies,
  readMinor,
  toCountryDay,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
} from '@portal/shared/contract';
import { formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import type { IconName, Tone } from '@portal/shared/ui';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';

export interface Description {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly title: string;
  /** What says more, the most important first. */
  readonly facts: readonly string[];
}

const looks: Readonly<Record<NotificationKind, Pick<Description, 'icon' | 'tone'>>> = {
  customerFilled: { icon: 'user', tone: 'success' },
  paymentReceived: { icon: 'check', tone: 'success' },
  paymentDiffers: { icon: 'alert', tone: 'warning' },
  refundFailed: { icon: 'alert', tone: 'danger' },
  importFinished: { icon: 'inbox', tone: 'info' },
  trackingAlert: { icon: 'globe', tone: 'warning' },
  tripOverdue: { icon: 'clock', tone: 'danger' },
  licenceExpiring: { icon: 'user', tone: 'warning' },
  vehicleDocument: { icon: 'car', tone: 'warning' },
};

const present = (text: string | null | undefined): readonly string[] => (text ? [text] : []);

/** What happened, in the reader's language. A fact that an answer lacks is left out. */
export function useDescription(): (notification: Notification) => Description {
  const t = useNotificationMessages();
  const country = useCountry();

  const formatAmount = ({ amount }: NotificationFacts) =>
    formatMoney(readMinor(amount) ?? 0, country.currency);
  const formatReceived = ({ received, receivedCurrency }: NotificationFacts) => {
    const known = currencies.find((code) => code === receivedCurrency);
    return known
      ? formatMoney(readMinor(received) ?? 0, known)
      : `${received ?? ''} ${receivedCurrency ?? ''}`;
  };
  /** Until when a document is valid, the last day included. */
  const readValidity = ({ dueAt = '' }: NotificationFacts) => ({
    day: formatDate(dueAt, country.id),
    state: dueAt < toCountryDay(new Date(), country.timeZone) ? 'past' : 'valid',
  });

  const titles: Readonly<Record<NotificationKind, (facts: NotificationFacts) => string>> = {
    customerFilled: () => t('notifications.customerFilled'),
    paymentReceived: (facts) => t('notifications.paymentReceived', { amount: formatAmount(facts) }),
    paymentDiffers: () => t('notifications.paymentDiffers'),
    refundFailed: (facts) => t('notifications.refundFailed', { amount: formatAmount(facts) }),
    importFinished: ({ subject }) => t(`notifications.import.${subject ?? 'fleet'}`),
    trackingAlert: ({ alert }) => t(`notifications.alert.${alert ?? 'zoneLeft'}`),
    tripOverdue: () => t('notifications.tripOverdue'),
    licenceExpiring: (facts) => t('notifications.licenceExpiring', readValidity(facts)),
    vehicleDocument: (facts) =>
      t(`notifications.document.${facts.document ?? 'registration'}`, readValidity(facts)),
  };
  const further: Readonly<
    Partial<Record<NotificationKind, (facts: NotificationFacts) => readonly string[]>>
  > = {
    importFinished: ({ added = 0, changed = 0, refused = 0 }) => {
      const counts = [
        ...(added > 0 ? [t('notifications.added', { count: added })] : []),
        ...(changed > 0 ? [t('notifications.changed', { count: changed })] : []),
        ...(refused > 0 ? [t('notifications.refused', { count: refused })] : []),
      ];
      return counts.length > 0 ? counts : [t('notifications.unchanged')];
    },
    paymentDiffers: (facts) => [
      t('notifications.received', { received: formatReceived(facts), amount: formatAmount(facts) }),
    ],
    trackingAlert: ({ zone }) => present(zone),
    tripOverdue: ({ dueAt = '' }) =>
      present(dueAt && t('notifications.dueAt', { time: formatDateTime(dueAt, country.id) })),
  };

  return ({ kind, facts, customerName, trip, vehicle }) => ({
    ...looks[kind],
    title: titles[kind](facts),
    facts: [
      ...present(customerName),
      ...present(vehicle?.plate),
      ...present(trip?.code),
      ...(further[kind]?.(facts) ?? []),
    ],
  });
}
