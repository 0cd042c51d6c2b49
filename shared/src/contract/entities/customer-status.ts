import * as v from 'valibot';

/**
 * How a trip ended for its customer. `settled`: refused while something is still to be paid. `warned`: other
 * desks are warned about the customer. A new one is a line here and its words (`endTrip.status.…`).
 */
const table = {
  'Successfully Completed Trip': { settled: true, warned: false },
  'Payment Pending': { settled: false, warned: false },
  'Unpaid Fines': { settled: false, warned: true },
  'Vehicle Damage Reported/Uncleared': { settled: false, warned: true },
  'Vehicle Damage Reported/Cleared': { settled: false, warned: false },
  'Vehicle Lost': { settled: false, warned: true },
} as const satisfies Readonly<Record<string, { readonly settled: boolean; readonly warned: boolean }>>;

export type CustomerStatus = keyof typeof table;
export const customerStatuses = /*#__PURE__*/ Object.keys(table) as CustomerStatus[];
export const defaultCustomerStatus: CustomerStatus = 'Successfully Completed Trip';
export const customerStatus = v.picklist(customerStatuses);

export const mustBeSettled = (status: CustomerStatus): boolean => table[status].settled;
export const isWarnedStatus = (status: CustomerStatus): boolean => table[status].warned;
