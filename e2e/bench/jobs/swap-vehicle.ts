import { expect } from '@playwright/test';
import { addRentedVehicle } from './add-rented-vehicle';
import type { Job } from './job';
import { startTrip } from './start-trip';
import { sign } from './sign';

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
      await hand.search(customer);
      await hand.choose(page.getByRole('option', { name: /Swap the vehicle/ }));
      // The field has the focus.
      await expect(page.getByLabel('Odometer').first()).toBeFocused();
      await hand.write(page.getByLabel('Odometer').first(), '42200');
      await hand.press(page.getByRole('radio', { name: new RegExp(second) }));
      await expect(page.getByLabel('Odometer')).toHaveCount(2);
      await sign(page, hand, 'Customer');
      await sign(page, hand, 'Agent');
      await hand.press(page.getByRole('button', { name: 'Sign and swap' }));
      await expect(page.getByText(new RegExp(`continues with ${second}`)).first()).toBeVisible();
    };
  },
};
