import { positionLimits, srmTrackingEndpoints, type TrackingZone } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import { FormFailure } from '@portal/shared/forms';
import {
  awaitSuccess,
  useCapability,
  useCountry,
  useInvalidate,
  useMutation,
  useNotify,
} from '@portal/shared/portal';
import { Badge, Button, Inline, Text, type Tone } from '@portal/shared/ui';
import { useState } from 'react';
import { ConfirmedButton } from '../../../../components/ConfirmedButton';
import { LinedList } from '../../../../components/LinedList';
import { usePlaceWords } from '../../../../entities/position/hooks/usePlaceWords';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { formatTrip } from '../../model/list-scope-choices';

const tones: Record<TrackingZone['kind'], Tone> = { stay: 'success', forbidden: 'danger', yard: 'info' };

interface Props {
  zones: readonly TrackingZone[];
  onEdit: (zone: TrackingZone) => void;
}

export function ZoneList({ zones, onEdit }: Props) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const describe = usePlaceWords();
  const { id } = useCountry();
  const { run, isRunning, error } = useMutation(srmTrackingEndpoints.removeZone);
  const canUndo = useCapability('undo');
  /** Removing is confirmed by a second press where it cannot be undone. */
  const [removed, setRemoved] = useState('');
  async function remove({ zoneId }: TrackingZone) {
    if (!canUndo && removed !== zoneId) {
      setRemoved(zoneId);
      return;
    }
    if (!(await awaitSuccess(run({ query: { zoneId } })))) return;
    notify({
      title: t('tracking.zones.removed'),
      tone: 'success',
      undo: { kind: 'zoneRemoved', subjectId: zoneId },
    });
    await invalidate(srmTrackingEndpoints.listZones);
  }
  function describeShape({ shape }: TrackingZone): string {
    if (shape.type === 'country')
      return t('tracking.zones.country', { country: countryName(id), km: positionLimits.zoneAbroad / 1000 });
    return shape.type === 'circle'
      ? t('tracking.zones.circle', { km: shape.radius / 1000, place: describe(shape.center) })
      : t('tracking.zones.area', { count: shape.points.length });
  }
  const describeScope = ({ appliesTo, vehicles, trip }: TrackingZone) =>
    t(`tracking.zones.for.${appliesTo}`, {
      count: vehicles.length,
      plates: vehicles.map(({ plate }) => plate).join(', '),
      trip: trip ? formatTrip(trip) : '',
    });
  return (
    <>
      <LinedList aria-label={t('tracking.zones')}>
        {zones.map((zone) => (
          <li key={zone.zoneId}>
            <Badge tone={tones[zone.kind]}>{t(`tracking.zone.${zone.kind}`)}</Badge>
            <Text weight={600}>
              <bdi>{zone.name}</bdi>
            </Text>
            <Text size={2} tone="muted">
              {describeShape(zone)}
            </Text>
            <Text size={2} tone="muted">
              {describeScope(zone)}
            </Text>
            <Inline gap={2}>
              <Button
                size="sm"
                aria-label={t('tracking.zones.editThis', { name: zone.name })}
                onClick={() => onEdit(zone)}
              >
                {t('tracking.zones.edit')}
              </Button>
              <ConfirmedButton
                isConfirming={removed === zone.zoneId}
                first={{
                  text: t('tracking.remove'),
                  label: t('tracking.zones.removeThis', { name: zone.name }),
                }}
                second={{
                  text: t('tracking.zones.confirm'),
                  label: t('tracking.zones.confirmThis', { name: zone.name }),
                }}
                disabled={isRunning}
                onPress={() => void remove(zone)}
              />
            </Inline>
          </li>
        ))}
      </LinedList>
      <FormFailure error={error} />
    </>
  );
}
