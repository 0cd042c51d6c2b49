import { countries, type TripDriver, type TripRecord } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Badge, IconButton, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDriversText } from '../../../messages/useDriversText';
import { findDriverMark } from '../model/find-driver-mark';

const Item = styled.li`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
`;

interface Props {
  driver: TripDriver;
  trip: TripRecord;
  /** None where the drivers stay as they are. */
  onRemove: (() => void) | undefined;
}

export function DriverItem({ driver, trip, onRemove }: Props) {
  const t = useDriversText();
  const country = useCountry().id;
  const clock = useServerClock();
  const { driverName: name, drivingLicenseNumber, drivingLicenseExpireDate, phoneNumber } = driver;
  const mark = findDriverMark(driver, trip, clock.now(), countries[country].timeZone);
  return (
    <Item>
      <div>
        <Inline gap={2}>
          <strong dir="auto">{name}</strong>
          {mark && (
            <Badge tone={mark === 'expired' ? 'danger' : 'warning'}>{t(`drivers.mark.${mark}`)}</Badge>
          )}
        </Inline>
        <Text tone="muted" size={2}>
          <bdi>{drivingLicenseNumber}</bdi>
          {drivingLicenseExpireDate &&
            ` \u00b7 ${t('drivers.until', { day: formatDate(drivingLicenseExpireDate, country) })}`}
          {phoneNumber && (
            <>
              {' \u00b7 '}
              <bdi>{phoneNumber}</bdi>
            </>
          )}
        </Text>
        {driver.isInContract === false && (
          <Text tone="muted" size={2}>
            {t('drivers.notInContract')}
          </Text>
        )}
      </div>
      {onRemove && <IconButton icon="x" label={t('drivers.remove', { name })} onClick={onRemove} />}
    </Item>
  );
}
