import { driverLimits, type TripDriver, type TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';
import { Button, Card, Heading, Inline, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDriversText } from '../../../messages/useDriversText';
import { DriverItem } from './DriverItem';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "trip-drivers" */ './DriverDialog')).DriverDialog;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

interface Props {
  trip: TripRecord;
  /** A part of a form, and not of the details. */
  isCard?: boolean;
}

/** Who else may drive, and how that changes while the trip is not over. A platform without drivers shows nothing. */
export function TripDrivers({ trip, isCard = false }: Props) {
  const t = useDriversText();
  const isOffered = useCapability('trip-drivers');
  const [dialog, setDialog] = useState<'add' | TripDriver | null>(null);
  const close = () => setDialog(null);
  const part = useLazyPart(loadDialog, dialog !== null, close);
  const drivers = trip.drivers ?? [];
  const canChange = trip.status === 'INCOMPLETE' || trip.status === 'ONGOING';
  if (!isOffered || (!canChange && drivers.length === 0)) return null;
  const title = t('drivers.title');
  const addButton = canChange && drivers.length < driverLimits.max && (
    <Button size="sm" icon="plus" onClick={() => setDialog('add')}>
      {t('drivers.add')}
    </Button>
  );
  const contents = (
    <>
      {drivers.length === 0 && <Text tone="muted">{t('drivers.none')}</Text>}
      {drivers.length > 0 && (
        <List role="list" aria-label={title}>
          {drivers.map((driver) => (
            <DriverItem
              key={driver.driverId}
              driver={driver}
              trip={trip}
              onRemove={canChange ? () => setDialog(driver) : undefined}
            />
          ))}
        </List>
      )}
      {dialog && part && <part.Part trip={trip} removed={dialog === 'add' ? null : dialog} onClose={close} />}
    </>
  );
  if (isCard)
    return (
      <Card title={title} actions={addButton}>
        {contents}
      </Card>
    );
  return (
    <Stack gap={2}>
      <Inline justify="space-between">
        <Heading level={3} size={3}>
          {title}
        </Heading>
        {addButton}
      </Inline>
      {contents}
    </Stack>
  );
}
