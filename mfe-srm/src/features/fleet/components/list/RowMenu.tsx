import { useCapability } from '@portal/shared/portal';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import { Pencil, Trash2, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';

export type RowCommand = 'edit' | 'maintenance' | 'delete';

const entries = [
  ['edit', Pencil],
  ['maintenance', Wrench],
  ['delete', Trash2],
] as const;

interface Props {
  trigger: ReactElement;
  onCommand: (command: RowCommand) => void;
}

/** It opens at once, because its chunk was loaded for this click. */
export function RowMenu({ trigger, onCommand }: Props) {
  const t = useFleetText();
  const canCare = useCapability('fleet-care');
  return (
    <Menu trigger={trigger} defaultOpen onAction={(id) => onCommand(id as RowCommand)}>
      {entries
        .filter(([id]) => canCare || id === 'edit')
        .map(([id, Mark]) => (
          <MenuItem
            key={id}
            id={id}
            {...(id === 'delete' ? { tone: 'danger' as const } : {})}
            textValue={t(`fleet.actions.${id}`)}
            media={<Mark size={16} aria-hidden />}
          >
            {t(`fleet.actions.${id}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
