import { isNotOffered } from '@portal/shared/api';
import { srmVehicleEndpoints, type MaintenanceEntry } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify, useQuery } from '@portal/shared/portal';
import { Button, Card, EmptyState, LinkButton, Skeleton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RecordFailed } from '../../../../layout/RecordFailed';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';
import { Entry } from './Entry';
import { MaintenanceForm } from './MaintenanceForm';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

/** Maintenance and blocks of a vehicle, the newest first. */
export function Maintenance({ vehicleId }: { vehicleId: string }) {
  const t = useFleetText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const log = useQuery(
    srmVehicleEndpoints.maintenance,
    { query: { vehicleId } },
    { onError: () => undefined },
  );
  const removal = useMutation(srmVehicleEndpoints.removeMaintenance);
  const onAdded = ({ maintenanceId }: MaintenanceEntry) => {
    setAdding(false);
    notify({
      title: t('fleet.maintenance.added'),
      tone: 'success',
      undo: { kind: 'maintenanceAdded', subjectId: maintenanceId },
    });
  };
  async function remove({ maintenanceId }: MaintenanceEntry) {
    setRemoving(maintenanceId);
    // The failure is in `error`, which is shown.
    const isRemoved = await removal.run({ query: { maintenanceId } }).then(
      () => true,
      () => false,
    );
    if (isRemoved)
      notify({
        title: t('fleet.maintenance.removed'),
        tone: 'success',
        undo: { kind: 'maintenanceRemoved', subjectId: maintenanceId },
      });
    await invalidate(srmVehicleEndpoints.maintenance);
    setRemoving(null);
  }
  if (log.error && !log.data) {
    if (isNotOffered(log.error))
      return (
        <Card>
          <EmptyState title={t('fleet.maintenance.notOffered')} />
        </Card>
      );
    return (
      <RecordFailed
        error={log.error}
        isRetrying={log.isRefreshing}
        onRetry={() => void log.refresh()}
        action={<LinkButton to={paths.vehicles}>{t('fleet.form.toList')}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={5}>
      {isAdding && (
        <MaintenanceForm vehicleId={vehicleId} onAdded={onAdded} onClose={() => setAdding(false)} />
      )}
      <Card
        title={t('fleet.maintenance.log')}
        subtitle={t('fleet.maintenance.logText')}
        actions={
          !isAdding && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t('fleet.maintenance.add')}
            </Button>
          )
        }
      >
        <FormFailure error={removal.error} />
        {!log.data && <Skeleton width="60%" />}
        {log.data?.list.length === 0 && (
          <EmptyState icon="clock" level={3} title={t('fleet.maintenance.none')}>
            {t('fleet.maintenance.noneText')}
          </EmptyState>
        )}
        <List role="list">
          {log.data?.list.map((entry) => (
            <Entry
              key={entry.maintenanceId}
              entry={entry}
              isRemoving={removing === entry.maintenanceId}
              onRemove={() => void remove(entry)}
            />
          ))}
        </List>
      </Card>
    </Stack>
  );
}
