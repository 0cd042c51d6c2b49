import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, PageHeader, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../../../messages/useText';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { Mark } from '../../../trips/components/list/Mark';
import { codeOf } from '../../../trips/model/trip';

const loadCancel = async () =>
  (await import(/* webpackChunkName: "trip-cancel" */ '../../../trips/components/actions/CancelDialog'))
    .CancelDialog;

/** Which trip it is, how it stands, and until when it holds its vehicle. */
export function TripTop({ trip }: { trip: TripRecord }) {
  const words = useText();
  const t = useTripFormText();
  const country = useCountry().id;
  const [isCancelling, setCancelling] = useState(false);
  const dialog = useLazyPart(loadCancel, isCancelling, () => setCancelling(false));
  return (
    <>
      <PageHeader
        title={words('srm.editTrip.title')}
        subtitle={
          <Inline as="span" gap={2}>
            <Text as="span" weight={600} tabular>
              {codeOf(trip)}
            </Text>
            <Mark trip={trip} />
            {trip.heldUntil && (
              <Text as="span" tone="muted" size={2}>
                {t('trip.held', { until: formatDateTime(trip.heldUntil, country) })}
              </Text>
            )}
          </Inline>
        }
        actions={
          <Button
            variant="ghost"
            aria-haspopup="dialog"
            busy={isCancelling && !dialog}
            onClick={() => setCancelling(true)}
          >
            {t('trip.cancel')}
          </Button>
        }
      />
      {isCancelling && dialog && <dialog.Part trip={trip} onClose={() => setCancelling(false)} />}
    </>
  );
}
