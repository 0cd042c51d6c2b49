import {
  companyEndpoints,
  enquiryEndpoints,
  MINUTE,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmVehicleEndpoints,
  userEndpoints,
  type Endpoint,
  type TripRecord,
} from '@portal/shared/contract';
import { closePaid } from '../fixtures/trip/past-trip';
import type { tripDesk } from '../fixtures/trips';
import { findDifferences } from './judge-answers';

type Desk = ReturnType<typeof tripDesk>;

export interface Written {
  readonly userId: string;
  readonly agentId: string;
  readonly companyId: string;
  readonly customerId: string;
  readonly vehicleId: string;
  readonly bookingId: string;
  readonly enquiryId: string;
}

interface Named {
  readonly plate: string;
  readonly customerName: string;
}

/**
 * What a desk writes on a day: a customer, a vehicle, an enquiry, and a trip from its start to its invoice. Each is
 * changed after it was made. @throws with the call that fails
 */
export async function writeRecords(desk: Desk, { plate, customerName }: Named): Promise<Written> {
  const { call } = desk;
  const { id: userId, agentId } = await call<{ id: string; agentId: string }>(userEndpoints.me);
  const { companyId } = await call<{ companyId: string }>(companyEndpoints.get, { query: { userId } });

  const customerId = await desk.addCustomer(customerName);
  await call(srmCustomerEndpoints.update, { body: { customerId, customerName: `${customerName} Junior` } });

  const { bookingId, vehicleId } = await desk.startTrip(plate, customerName, { customerId });
  await call(srmVehicleEndpoints.addMaintenance, {
    body: { vehicleId, kind: 'maintenance', from: '2099-01-01', to: '2099-01-02' },
  });
  const { bookingEndDate } = await desk.getTrip(bookingId);
  const later = new Date(Date.parse(bookingEndDate ?? '') + 60 * MINUTE).toISOString();
  await call<TripRecord>(srmBookingEndpoints.extend, { body: { bookingId, bookingEndDate: later } });
  await closePaid(desk, { companyId, bookingId });

  const { list } = await call<{ list: readonly { _id: string }[] }>(enquiryEndpoints.list, {
    params: { agentId },
  });
  const enquiryId = list[0]?._id ?? '';
  await call(enquiryEndpoints.followUp, {
    params: { enquiryId },
    body: { remindAt: null, note: `Offer ${plate}` },
  });
  return { userId, agentId, companyId, customerId, vehicleId, bookingId, enquiryId };
}

interface Both {
  readonly older: Desk;
  readonly newer: Desk;
}

/** Reads what one API wrote through both. @returns where their answers differ */
export async function compareRecords({ older, newer }: Both, written: Written): Promise<string[]> {
  const { customerId, vehicleId, bookingId, enquiryId } = written;
  const reads: readonly [Endpoint, Parameters<Desk['call']>[1]][] = [
    [srmCustomerEndpoints.get, { query: { customerId } }],
    [srmVehicleEndpoints.get, { query: { vehicleId } }],
    [srmVehicleEndpoints.maintenance, { query: { vehicleId } }],
    [srmBookingEndpoints.get, { params: { id: bookingId } }],
    [srmLedgerEndpoints.get, { query: { bookingId } }],
    [srmInvoiceEndpoints.list, { query: { bookingId } }],
    [enquiryEndpoints.get, { params: { enquiryId } }],
  ];
  const differences: string[] = [];
  for (const [endpoint, sent] of reads)
    differences.push(
      ...findDifferences(await older.call(endpoint, sent), await newer.call(endpoint, sent)).map(
        (difference) => `${endpoint.id}: ${difference}`,
      ),
    );
  return differences;
}
