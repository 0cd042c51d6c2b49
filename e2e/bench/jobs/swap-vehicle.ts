import { expect, type Page } from '@playwright/test';
import { addRentedVehicle } from './add-rented-vehicle';
import type { Hand } from './hand';
import type { Job } from './job';
import { startTrip } from './start-trip';
import { signAll } from './sign';

/** One of the offered vehicles. By keyboard its plate is typed into the search, and Enter takes the only match. */
async function choose(page: Page, hand: Hand, plate: string): Promise<void> {
  const card = page.getByRole('radio', { name: new RegExp(plate) });
  if (hand.name === 'mouse') return hand.press(card);
  // From the kilometres, Enter leads on to the search.
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: 'Search plate or name' });
  await expect(search).toBeFocused();
  await hand.write(search, plate);
  await page.keyboard.press('Enter');
  await expect(card).toBeChecked();
}

export const swapVehicle: Job = {
  name: 'swap the car of a running trip',
  goal: 5,
  before: 22,
  // The agent's own signature is kept from the first handover of the shift.
  warmUp: startTrip.prepare,
  async prepare(desk, number) {
    const [first, second] = [`DXB W ${5000 + number}`, `DXB X ${5000 + number}`];
    const customer = `Swapper ${number}`;
    await desk.startTrip(first, customer);
    await addRentedVehicle(desk, second);
    return async (page, hand) => {
      await hand.search(`swap ${customer}`);
      await hand.choose(page.getByRole('option', { name: /Swap the vehicle/ }).first());
      // The field has the focus.
      await expect(page.getByLabel('Odometer').first()).toBeFocused();
      await hand.write(page.getByLabel('Odometer').first(), '42200');
      await choose(page, hand, second);
      await expect(page.getByLabel('Odometer')).toHaveCount(2);
      await signAll(page, hand);
      await hand.send(page.getByRole('button', { name: 'Sign and swap' }));
      await expect(page.getByText(new RegExp(`continues with ${second}`)).first()).toBeVisible();
    };
  },
};
