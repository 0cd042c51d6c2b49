import {
  type FleetVehicle,
  limits,
  srmTrackerEndpoints,
  srmVehicleEndpoints,
  type TrackerRecord,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation, useNotify, useQuery } from '@portal/shared/portal';
import { BouncingDots, Button, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { SearchField } from '@portal/shared/ui/search';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import { useTrackingText } from '../../../../messages/useTrackingText';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
`;

interface Props {
  tracker: TrackerRecord;
  onClose: () => void;
}

/** Chooses the vehicle that the tracker is in from now on. */
export function MoveTracker({ tracker, onClose }: Props) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search.trim());
  const { data, error } = useQuery(
    srmVehicleEndpoints.list,
    {
      query: {
        page: limits.page.first,
        limit: limits.page.srmLimit,
        ...(text ? { search: text } : {}),
      },
    },
    { keepPreviousData: true, onError: () => undefined },
  );
  const moving = useMutation(srmTrackerEndpoints.move);
  async function move(vehicle: FleetVehicle) {
    const body = { trackerId: tracker.trackerId, vehicleId: vehicle.vehicleId };
    if (!(await awaitSuccess(moving.run({ body })))) return;
    notify({
      title: t('tracking.moved', { vehicle: formatVehicleTitle(vehicle) }),
      tone: 'success',
      undo: { kind: 'trackerMoved', subjectId: tracker.trackerId },
    });
    onClose();
    await invalidate(srmTrackerEndpoints.list);
  }
  const vehicles = data?.list.filter(({ vehicleId }) => vehicleId !== tracker.vehicleId);
  return (
    <Dialog title={t('tracking.moveTitle')} busy={moving.isRunning} onClose={onClose}>
      <Stack gap={4}>
        <Text tone="muted">{t('tracking.moveText')}</Text>
        <SearchField
          label={t('tracking.moveSearch')}
          text={search}
          onText={setSearch}
          maxLength={limits.search.max}
        />
        <FormFailure error={moving.error ?? error} />
        {!data && !error && <BouncingDots />}
        {vehicles?.length === 0 && <Text role="status">{t('tracking.moveNone')}</Text>}
        <List>
          {vehicles?.map((vehicle) => {
            const title = formatVehicleTitle(vehicle);
            return (
              <li key={vehicle.vehicleId}>
                <Text weight={600}>
                  <bdi>{title}</bdi>
                </Text>
                <Button
                  size="sm"
                  disabled={moving.isRunning}
                  aria-label={t('tracking.moveThis', { vehicle: title })}
                  onClick={() => void move(vehicle)}
                >
                  {t('tracking.moveHere')}
                </Button>
              </li>
            );
          })}
        </List>
      </Stack>
    </Dialog>
  );
}
