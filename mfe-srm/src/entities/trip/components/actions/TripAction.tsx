import type { TripCommand } from '../../model/commands';
import type { ActionProps } from './action-props';
import { CancelDialog } from './CancelDialog';
import { ConfirmReservation } from './ConfirmReservation';
import { ConfirmStatus } from './ConfirmStatus';
import { ExtendDialog } from './ExtendDialog';
import { ReleaseDialog } from './ReleaseDialog';

/** The dialog of a trip's action, over its list. */
export function TripAction({ command, ...props }: ActionProps & { command: TripCommand }) {
  if (command === 'start' || command === 'reopen') return <ConfirmStatus {...props} command={command} />;
  if (command === 'confirm') return <ConfirmReservation {...props} />;
  if (command === 'release') return <ReleaseDialog {...props} />;
  if (command === 'cancel') return <CancelDialog {...props} />;
  if (command === 'extend') return <ExtendDialog {...props} />;
  return null;
}
