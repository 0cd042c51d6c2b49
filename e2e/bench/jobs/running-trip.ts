import { expect, type Page } from '@playwright/test';
import type { Hand } from './hand';
import { readCode, type Job, type JobDesk } from './job';

async function startTrip(desk: JobDesk, series: string, number: number) {
  const [plate, customer] = [`DXB ${series} ${3000 + number}`, `Driver ${series} ${number}`];
  const { bookingId } = await desk.startTrip(plate, customer);
  const tripCode = await readCode(desk, bookingId);
  return { plate, customer, bookingId, tripCode };
}

async function openTrip(
  page: Page,
  hand: Hand,
  { customer, tripCode }: { customer: string; tripCode: string },
) {
  await hand.search(customer);
  await hand.choose(page.getByRole('option', { name: new RegExp(tripCode) }));
  return page.getByRole('dialog', { name: tripCode });
}

export const returnVehicle: Job = {
  name: 'a return without damage, money settled',
  goal: 5,
  before: 16,
  async prepare(desk, number) {
    const trip = await startTrip(desk, 'R', number);
    return async (page, hand) => {
      await hand.search(`return ${trip.customer}`);
      await hand.choose(page.getByRole('option', { name: /End the trip/ }).first());
      await hand.write(page.getByLabel('Current kilometre'), '42200');
      // From the kilometres, Enter leads to the deposit, about which nobody has decided yet.
      if (hand.name === 'keyboard') await page.keyboard.press('Enter');
      await hand.press(page.getByRole('button', { name: /^Give back AED.1,000 now/ }));
      await hand.send(page.getByRole('button', { name: 'End trip' }));
      await expect(page.getByText(`${trip.tripCode} has ended`).first()).toBeVisible();
    };
  },
};

export const extendTrip: Job = {
  name: 'extend a trip by a day',
  goal: 4,
  async prepare(desk, number) {
    const trip = await startTrip(desk, 'E', number);
    return async (page, hand) => {
      const details = await openTrip(page, hand, trip);
      await hand.command(details.getByRole('button', { name: 'Extend' }), 'x');
      const dialog = page.getByRole('dialog', { name: `Extend ${trip.tripCode}` });
      await hand.send(dialog.getByRole('button', { name: 'Extend the trip' }));
      await expect(dialog).toBeHidden();
    };
  },
};

export const takePayment: Job = {
  name: 'take a payment',
  goal: 5,
  async prepare(desk, number) {
    const trip = await startTrip(desk, 'P', number);
    return async (page, hand) => {
      const details = await openTrip(page, hand, trip);
      await hand.command(details.getByRole('button', { name: 'Add entry' }), 'p');
      const dialog = page.getByRole('dialog', { name: 'Add entry' });
      await expect(dialog.getByLabel('Amount')).toHaveValue(/^400/);
      await hand.send(dialog.getByRole('button', { name: 'Save entry' }));
      await expect(dialog).toBeHidden();
    };
  },
};
