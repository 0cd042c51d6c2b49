import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import {
  CalendarCheck,
  CalendarPlus,
  CalendarX,
  CarFront,
  Eye,
  Pencil,
  Play,
  RotateCcw,
  SquareCheckBig,
  X,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useTripsText } from '../../../../messages/useTripsText';
import type { TripCommand } from '../../../../entities/trip/model/commands';

const marks = {
  continue: Pencil,
  start: Play,
  end: SquareCheckBig,
  extend: CalendarPlus,
  swap: CarFront,
  confirm: CalendarCheck,
  release: CalendarX,
  cancel: X,
  reopen: RotateCcw,
  details: Eye,
} as const;

interface Props {
  trigger: ReactElement;
  commands: readonly TripCommand[];
  onCommand: (command: TripCommand) => void;
}

/** It opens at once, because its chunk was loaded for this click. */
export function RowMenu({ trigger, commands, onCommand }: Props) {
  const t = useTripsText();
  return (
    <Menu trigger={trigger} defaultOpen onAction={(id) => onCommand(id as TripCommand)}>
      {commands.map((id) => {
        const Mark = marks[id];
        return (
          <MenuItem
            key={id}
            id={id}
            {...(id === 'cancel' ? { tone: 'danger' as const } : {})}
            textValue={t(`trips.actions.${id}`)}
            media={<Mark size={16} aria-hidden />}
          >
            {t(`trips.actions.${id}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
