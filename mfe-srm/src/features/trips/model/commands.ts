import type { TripRecord } from '@portal/shared/contract';

/** What an agent does with a trip from its row. */
export const tripCommands = [
  'continue',
  'start',
  'end',
  'extend',
  'swap',
  'cancel',
  'reopen',
  'details',
] as const;
export type TripCommand = (typeof tripCommands)[number];

/** What can be done with a trip as it stands, the one that is most often wanted first. */
export function commandsOf({ status, label, invoiceId }: TripRecord): readonly TripCommand[] {
  switch (status) {
    case 'INCOMPLETE':
      return label === 'RESERVED'
        ? ['start', 'continue', 'cancel', 'details']
        : ['continue', 'cancel', 'details'];
    case 'ONGOING':
      return ['end', 'extend', 'swap', 'details'];
    case 'COMPLETED':
      return invoiceId ? ['details'] : ['details', 'reopen'];
    default:
      return ['details'];
  }
}

/** Those that are done in a dialog on the list. */
export const isDialog = (command: TripCommand): boolean =>
  ['start', 'extend', 'swap', 'cancel', 'reopen'].includes(command);
