import { enquiryEndpoints } from '@portal/shared/contract';
import { call } from '../support/api';
import type { Desk } from '../support/desk';

const DAY = 86_400_000;
const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

/** The marketplace's request for a customer. */
export async function sendEnquiry({ api, companyId }: Desk, number: number): Promise<void> {
  await call({ api }, enquiryEndpoints.create, {
    body: {
      companyId,
      car: {
        vehicleTitle: `Toyota Corolla ${number}`,
        vehicleCode: `TC-${number}`,
        location: 'Dubai Marina',
        rentalDetails: { day: { enabled: true, rentInAED: '120' } },
      },
      rentalStartDate: day(3),
      rentalEndDate: day(6),
      name: `Customer ${number}`,
      phone: '+971501234567',
      email: `customer${number}@mail.example`,
      message: 'Is it free over the weekend?',
    },
  });
}

interface Arrivals {
  stop(): Promise<void>;
}

/** Sends new enquiries at a steady rate until stopped. */
export function keepSending(desk: Desk, perSecond: number): Arrivals {
  let number = 0;
  const sent: Promise<void>[] = [];
  const timer = setInterval(() => {
    number += 1;
    sent.push(sendEnquiry(desk, number));
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(sent);
    },
  };
}
