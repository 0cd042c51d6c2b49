import { expect } from '@playwright/test';
import { DAY, srmCustomerEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { buildPeriod } from '../../fixtures/trips';
import { readCode, type Job, type JobDesk } from './job';

interface Booking {
  readonly series: string;
  readonly number: number;
  /** The customer's documents are on file, so there is nothing to ask for. */
  readonly isKnown: boolean;
}

/** A booking that begins tomorrow. */
async function book(desk: JobDesk, { series, number, isKnown }: Booking) {
  const [plate, customer] = [`DXB ${series} ${4000 + number}`, `Guest ${series} ${number}`];
  const vehicleId = await desk.addVehicle(plate);
  const customerId = await desk.addCustomer(customer, isKnown);
  const { bookingId } = await desk.call<{ bookingId: string }>(srmVehicleEndpoints.attach, {
    body: { vehicleId, ...buildPeriod(Date.now() + DAY, 1) },
  });
  await desk.call(srmCustomerEndpoints.attach, { body: { bookingId, customerId } });
  const tripCode = await readCode(desk, bookingId);
  return { plate, customer, bookingId, tripCode };
}

export const sendLink: Job = {
  name: 'send the customer the link to their form',
  goal: 3,
  async prepare(desk, number) {
    const trip = await book(desk, { series: 'L', number, isKnown: false });
    return async (page, hand) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await hand.search(`link ${trip.customer}`);
      await hand.choose(page.getByRole('option', { name: /Send the customer.s link/ }).first());
      await hand.press(page.getByRole('button', { name: 'Copy link' }));
      await expect(page.getByText('Link copied').first()).toBeVisible();
    };
  },
};

/** Pixels of a day in the calendar's week. */
const DAY_WIDTH = 132;

export const moveBooking: Job = {
  name: 'move a booking to the next day',
  goal: 3,
  async prepare(desk, number) {
    const trip = await book(desk, { series: 'M', number, isKnown: true });
    return async (page, hand) => {
      await page.goto(new URL('/srm/calendar', page.url()).href);
      const bar = page
        .getByRole('group', { name: 'Trips and blocks' })
        .getByRole('button', { name: new RegExp(trip.plate) });
      await bar.waitFor();
      if (hand.name === 'mouse') {
        await bar.hover();
        const area = await bar.boundingBox();
        if (!area) throw new Error('The booking is not in sight.');
        const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + DAY_WIDTH, y, { steps: 8 });
        await page.mouse.up();
      } else {
        // The search goes on with it. The next day is suggested.
        await hand.search(`move ${trip.plate}`);
        await hand.choose(page.getByRole('option', { name: /Move the booking/ }).first());
      }
      const dialog = page.getByRole('dialog', { name: `Change ${trip.tripCode}?` });
      await hand.send(dialog.getByRole('button', { name: 'Save the change' }));
      await expect(dialog).toBeHidden();
    };
  },
};
