import { RowMenu } from '@portal/shared/list';
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

/** What else can be done with a trip. */
export function TripMenu({ trigger, commands, onCommand }: Props) {
  const t = useTripsText();
  const entries = commands.map((id) => {
    const Mark = marks[id];
    return {
      id,
      label: t(`trips.actions.${id}`),
      mark: <Mark size={16} aria-hidden />,
      isDanger: id === 'cancel',
    };
  });
  return <RowMenu trigger={trigger} entries={entries} onCommand={onCommand} />;
}
