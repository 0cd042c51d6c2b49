import { expect } from '@playwright/test';
import { fillHandover } from './fill-handover';
import type { Job } from './job';
import { sign } from './sign';

export const swapVehicle: Job = {
  name: 'swap the car of a running trip',
  goal: 5,
  async prepare(desk, number) {
    const [first, second] = [`DXB W ${5000 + number}`, `DXB X ${5000 + number}`];
    const customer = `Swapper ${number}`;
    await desk.startTrip(first, customer);
    await desk.addVehicle(second);
    return async (page, hand) => {
      await hand.search(customer);
      await hand.choose(page.getByRole('option', { name: /Swap the vehicle/ }));
      await hand.write(page.getByRole('textbox', { name: 'Reason' }), 'Flat tyre');
      await hand.press(page.getByRole('radio', { name: new RegExp(second) }));
      await hand.press(page.getByRole('button', { name: 'Continue' }));
      await hand.press(page.getByRole('button', { name: 'As at handover' }));
      await hand.write(page.getByLabel('Odometer'), '42200');
      await hand.move(page.getByRole('slider', { name: 'Fuel' }), 'End');
      await hand.press(page.getByRole('button', { name: 'Continue to sign' }));
      await page.getByText('Last known: 42,000 km').waitFor();
      await fillHandover(page, hand);
      await sign(page, hand, 'Customer');
      await sign(page, hand, 'Agent');
      await hand.press(page.getByRole('button', { name: 'Sign and swap' }));
      await expect(page.getByText(new RegExp(`continues with ${second}`)).first()).toBeVisible();
    };
  },
};
