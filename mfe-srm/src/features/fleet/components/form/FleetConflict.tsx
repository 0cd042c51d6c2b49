import type { Conflict } from '@portal/shared/forms';
import { useFleetText } from '../../../../messages/useFleetText';
import { ConflictDialog } from '../../../../libraries/compare/components/ConflictDialog';
import type { Sides } from '../../../../libraries/compare/sides';
import { useDescribeVehicle } from '../../hooks/useDescribeVehicle';
import { listDifferences, type Compared } from '../../model/compare';
import type { VehicleValues } from '../../model/vehicle-values';

interface Props {
  conflict: Conflict<VehicleValues>;
  onSettle: (sides: Sides<Compared> | null) => void;
}

/** A vehicle that was changed elsewhere in the meantime. */
export function FleetConflict({ conflict: { typed, stored }, onSettle }: Props) {
  const t = useFleetText();
  const [describeTyped, describeStored] = [useDescribeVehicle(typed), useDescribeVehicle(stored)];
  const rows = listDifferences(typed, stored).map((name) => ({
    name,
    label: t(`fleet.field.${name}`),
    first: describeTyped(name),
    second: describeStored(name),
  }));
  const words = {
    title: t('fleet.conflict.title'),
    text: t('fleet.conflict.text', { count: rows.length }),
    field: t('fleet.conflict.field'),
    empty: t('fleet.conflict.empty'),
    typed: t('fleet.conflict.here'),
    stored: t('fleet.conflict.there'),
    allHere: t('fleet.conflict.mine'),
    allThere: t('fleet.conflict.theirs'),
    back: t('fleet.conflict.back'),
    use: t('fleet.conflict.use'),
  };
  return <ConflictDialog rows={rows} words={words} onSettle={onSettle} />;
}
