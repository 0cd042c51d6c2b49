import type { SheetField } from './record-fields';

/**
 * What the Excel file has of a trip beyond what is typed into its payment and its closing, whose tables say their own
 * columns. The columns are named after the values of the file's rows.
 */
export const tripFields = {
  code: { kind: 'text', sheet: { place: 10, header: 'Trip', width: 12 } },
  status: { kind: 'choice', sheet: { place: 20, header: 'Status', width: 13 } },
  label: { kind: 'choice', sheet: { place: 30, header: 'Label', width: 12 } },
  vehicleName: { kind: 'text', sheet: { place: 40, header: 'Vehicle', width: 26 } },
  plate: { kind: 'text', sheet: { place: 50, header: 'Number plate', width: 16 } },
  customerName: { kind: 'text', sheet: { place: 60, header: 'Customer', width: 28 } },
  /** The names of those who may drive in addition to the customer. */
  drivers: { kind: 'text', sheet: { place: 65, header: 'Additional drivers', width: 28 } },
  startsAt: { kind: 'moment', sheet: { place: 70, header: 'Start', width: 17 } },
  endsAt: { kind: 'moment', sheet: { place: 80, header: 'End', width: 17 } },
  startedAt: { kind: 'moment', sheet: { place: 90, header: 'Handed over', width: 17 } },
  rental: { kind: 'money', sheet: { place: 110, header: 'Rental', width: 16 } },
  total: { kind: 'money', sheet: { place: 120, header: 'Total', width: 16 } },
  credited: { kind: 'money', sheet: { place: 130, header: 'Credited', width: 16 } },
  paid: { kind: 'money', sheet: { place: 140, header: 'Paid', width: 16 } },
  paidBy: { kind: 'choice', sheet: { place: 150, header: 'Paid by', width: 22 } },
  balance: { kind: 'money', sheet: { place: 160, header: 'Balance', width: 16 } },
  tax: { kind: 'money', sheet: { place: 190, header: 'Tax invoiced', width: 18 } },
  depositHeld: { kind: 'money', sheet: { place: 210, header: 'Deposit received', width: 21 } },
  depositLeft: { kind: 'money', sheet: { place: 240, header: 'Deposit held', width: 20 } },
  depositBy: { kind: 'choice', sheet: { place: 250, header: 'Deposit by', width: 22 } },
  invoiceNumber: { kind: 'text', sheet: { place: 260, header: 'Invoice', width: 18 } },
  cancelReason: { kind: 'text', sheet: { place: 270, header: 'Reason of cancelling', width: 30 } },
  createdAt: { kind: 'moment', sheet: { place: 280, header: 'Added', width: 17 } },
} as const satisfies Record<string, SheetField>;
