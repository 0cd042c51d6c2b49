import type { FleetVehicle } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { IconButton } from '@portal/shared/ui';
import { useState } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import type { RowCommand } from './RowMenu';

const load = async () => (await import(/* webpackChunkName: "fleet-row-menu" */ './RowMenu')).RowMenu;

interface Props {
  row: FleetVehicle;
  onCommand: (command: RowCommand, row: FleetVehicle) => void;
}

/** The button of a row's menu, whose chunk loads on first use. */
export function RowActions({ row, onCommand }: Props) {
  const t = useFleetText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  const look = {
    icon: 'more',
    label: t('fleet.actions.of', { title: formatVehicleTitle(row) || t('fleet.row.untitled') }),
    'aria-haspopup': 'menu',
  } as const;
  if (isNeeded && loaded)
    return (
      <loaded.Part trigger={<IconButton {...look} />} onCommand={(command) => onCommand(command, row)} />
    );
  return <IconButton {...look} aria-busy={isNeeded || undefined} onClick={() => setIsNeeded(true)} />;
}
