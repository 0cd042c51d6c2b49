import { limits, type TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Banner, Button, Card, Inline, LinkButton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useEndTripText } from '../../../messages/useEndTripText';
import { SendDocument } from '../../../entities/documents/components/SendDocument';
import { Invoices } from '../../../entities/money/components/Invoices';
import { Ledger } from '../../../entities/money/components/Ledger';
import { PaymentRequests } from '../../../entities/payment-request/components/PaymentRequests';
import { ClosingText } from '../../../entities/trip/components/closed/ClosingText';
import { KeptEntries } from '../../../entities/trip/components/closed/KeptEntries';
import { Closing } from '../../../entities/trip/components/details/Closing';
import { getTripCode, getPlate } from '../../../entities/trip/model/trip';
import { TripTolls } from '../../../entities/trip/components/tolls/TripTolls';
import { tripPaths } from '../../../entities/trip/paths';
import { useUnsentClosing } from '../hooks/useUnsentClosing';
import { Columns } from './frame';

const loadReopen = async () =>
  (
    await import(
      /* webpackChunkName: "trips-action" */ '../../../entities/trip/components/actions/TripAction'
    )
  ).TripAction;

/** A closed trip: its settlement, money and invoice, and for a day the option to reopen it. */
export function Ended({ trip }: { trip: TripRecord }) {
  const t = useEndTripText();
  const clock = useServerClock();
  const kept = useUnsentClosing(trip.bookingId);
  const { id: country } = useCountry();
  const [isReopening, setReopening] = useState(false);
  const reopen = useLazyPart(loadReopen, isReopening, () => setReopening(false));
  const closedAt = trip.closing?.closedAt;
  const until = closedAt ? Date.parse(closedAt) + limits.trip.reopenWithin : 0;
  const canReopen = !trip.invoiceId && until > clock.now();
  return (
    <Stack gap={5}>
      <Banner
        tone="success"
        title={t('endTrip.ended', { code: getTripCode(trip) })}
        action={
          canReopen && (
            <Button size="sm" onClick={() => setReopening(true)}>
              {t('endTrip.reopen')}
            </Button>
          )
        }
      >
        {t('endTrip.endedText', { plate: getPlate(trip) })}{' '}
        {canReopen &&
          t('endTrip.reopenUntil', { at: formatDateTime(new Date(until).toISOString(), country) })}
      </Banner>
      <ClosingText trip={trip} />
      <KeptEntries entries={kept} />
      <Columns>
        <Stack gap={5}>
          <Card>
            <Closing trip={trip} level={2} />
            <TripTolls bookingId={trip.bookingId} />
          </Card>
          <Card>
            <Stack gap={3}>
              <Invoices trip={trip} level={2} />
              <SendDocument trip={trip} />
            </Stack>
          </Card>
        </Stack>
        <Card>
          <Ledger bookingId={trip.bookingId} level={2} />
          <PaymentRequests bookingId={trip.bookingId} level={2} />
        </Card>
      </Columns>
      <Inline>
        <LinkButton to={tripPaths.completed}>{t('endTrip.toCompleted')}</LinkButton>
        <LinkButton to={tripPaths.ongoing}>{t('endTrip.toOngoing')}</LinkButton>
      </Inline>
      {isReopening && reopen && (
        <reopen.Part command="reopen" trip={trip} onClose={() => setReopening(false)} />
      )}
    </Stack>
  );
}
