import { RowMenu } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Pencil, Trash2, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';

export type RowCommand = 'edit' | 'maintenance' | 'delete';

const commands = [
  ['edit', Pencil],
  ['maintenance', Wrench],
  ['delete', Trash2],
] as const;

interface Props {
  trigger: ReactElement;
  onCommand: (command: RowCommand) => void;
}

/** What can be done with a vehicle of the fleet. */
export function VehicleMenu(props: Props) {
  const t = useFleetText();
  const canCare = useCapability('fleet-care');
  const entries = commands
    .filter(([id]) => canCare || id === 'edit')
    .map(([id, Mark]) => ({
      id,
      label: t(`fleet.actions.${id}`),
      mark: <Mark size={16} aria-hidden />,
      isDanger: id === 'delete',
    }));
  return <RowMenu {...props} entries={entries} />;
}
