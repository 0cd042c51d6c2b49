import { isNotOffered } from '@portal/shared/api';
import { srmDamageEndpoints, type VehicleDamage } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useQuery } from '@portal/shared/portal';
import { Card, EmptyState, LinkButton, Skeleton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RecordFailed } from '../../../../layout/RecordFailed';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';
import { DamageEntry } from './DamageEntry';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
const loadDialog = async () =>
  (await import(/* webpackChunkName: "fleet-repair" */ './RepairDialog')).RepairDialog;

/** The damage of a vehicle, and what was repaired when and by whom. */
export function Damages({ vehicleId }: { vehicleId: string }) {
  const t = useFleetText();
  const [pending, setPending] = useState<VehicleDamage | null>(null);
  const dialog = useLazyPart(loadDialog, pending !== null, () => setPending(null));
  const damages = useQuery(
    srmDamageEndpoints.list,
    { query: { vehicleId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if (damages.error && !damages.data) {
    if (isNotOffered(damages.error))
      return (
        <Card>
          <EmptyState title={t('fleet.damages.notOffered')} />
        </Card>
      );
    return (
      <RecordFailed
        error={damages.error}
        isRetrying={damages.isRefreshing}
        onRetry={() => void damages.refresh()}
        action={<LinkButton to={paths.vehicles}>{t('fleet.form.toList')}</LinkButton>}
      />
    );
  }
  const list = damages.data?.list;
  const open = list?.filter(({ repairedAt }) => !repairedAt);
  const repaired = list?.filter(({ repairedAt }) => repairedAt) ?? [];
  return (
    <Stack gap={5}>
      <Card title={t('fleet.damages.open')} subtitle={t('fleet.damages.openText')}>
        {!open && <Skeleton width="60%" />}
        {open?.length === 0 && (
          <EmptyState icon="check" level={3} title={t('fleet.damages.none')}>
            {t('fleet.damages.noneText')}
          </EmptyState>
        )}
        <List role="list" aria-label={t('fleet.damages.open')}>
          {open?.map((damage) => (
            <DamageEntry key={damage.damageId} damage={damage} onRepair={() => setPending(damage)} />
          ))}
        </List>
      </Card>
      {repaired.length > 0 && (
        <Card title={t('fleet.damages.repaired')}>
          <List role="list" aria-label={t('fleet.damages.repaired')}>
            {repaired.map((damage) => (
              <DamageEntry key={damage.damageId} damage={damage} />
            ))}
          </List>
        </Card>
      )}
      {pending && dialog && <dialog.Part damage={pending} onClose={() => setPending(null)} />}
    </Stack>
  );
}
