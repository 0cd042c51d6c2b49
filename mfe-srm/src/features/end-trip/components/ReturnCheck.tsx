import { srmCheckListEndpoints, type TripRecord } from '@portal/shared/contract';
import { useInvalidate, useQuery } from '@portal/shared/portal';
import { useLazyPart } from '@portal/shared/lazy';
import { Button, Card, Skeleton, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { Charging } from './charging';

export interface ReturnCheckProps extends Charging {
  trip: TripRecord;
  /** The reading of the signed list. */
  onOdometer: (kilometre: number) => void;
}

const loadCheck = async () =>
  (await import(/* webpackChunkName: "return-check" */ './ReturnCheckList')).ReturnCheckList;
const quiet = { onError: () => undefined } as const;

/** The checklist of the return: filled in here, then compared with that of the handover. */
export function ReturnCheck({ trip, onOdometer, charged, onCharge }: ReturnCheckProps) {
  const t = useEndTripText();
  const invalidate = useInvalidate();
  const [isRequested, setIsRequested] = useState(false);
  const listKey = { bookingId: trip.bookingId, vehicleId: trip.vehicle?.vehicleId ?? '' };
  const handover = useQuery(srmCheckListEndpoints.get, { query: { ...listKey, moment: 'handover' } }, quiet);
  const ret = useQuery(srmCheckListEndpoints.get, { query: { ...listKey, moment: 'return' } }, quiet);
  const isSigned = Boolean(ret.data?.signedAt);
  const isOpen = isRequested || isSigned;
  const check = useLazyPart(loadCheck, isOpen, () => setIsRequested(false));
  if (ret.isLoading)
    return (
      <Card title={t('endTrip.check')}>
        <Skeleton width="60%" />
      </Card>
    );
  if (!isOpen)
    return (
      <Card
        title={t('endTrip.check')}
        actions={
          <Button onClick={() => setIsRequested(true)}>
            {t(ret.data ? 'endTrip.checkGoOn' : 'endTrip.checkFill')}
          </Button>
        }
      >
        <Text tone="muted">{t('endTrip.checkText')}</Text>
      </Card>
    );
  if (!check) return <Skeleton width="100%" height={10} />;
  return (
    <check.Part
      {...listKey}
      lastKilometre={trip.handoverKilometre ?? null}
      handover={handover.data ?? null}
      ret={isSigned ? (ret.data ?? null) : null}
      charged={charged}
      onCharge={onCharge}
      onSigned={(record) => {
        if (typeof record?.odometer === 'number') onOdometer(record.odometer);
        void invalidate(srmCheckListEndpoints.get);
      }}
    />
  );
}
