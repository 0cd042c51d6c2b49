import { expect, type Page } from '@playwright/test';
import { addRentedVehicle } from './add-rented-vehicle';
import { fillHandover } from './fill-handover';
import type { Hand } from './hand';
import type { Job } from './job';
import { sign } from './sign';

/** From the vehicle, which is chosen, to a running trip. The vehicle was rented before, or its whole list is filled in. */
export async function finishTrip(page: Page, hand: Hand, wasRented: boolean): Promise<void> {
  await page.getByLabel(/Paid in advance/).waitFor();
  await hand.press(page.getByRole('button', { name: 'Continue', exact: true }));
  if (wasRented) await expect(page.getByText(/Nobody has read again:/)).toBeVisible();
  else await fillHandover(page, hand);
  await sign(page, hand, 'Customer');
  await sign(page, hand, 'Agent');
  await hand.press(page.getByRole('button', { name: 'Sign and start the trip' }));
  await expect(page.getByText(/has started/).first()).toBeVisible();
}

export const startTrip: Job = {
  name: 'a new trip for a known customer and a free car',
  goal: 8,
  before: 18,
  async prepare(desk, number) {
    const [plate, customer] = [`DXB S ${1000 + number}`, `Known Customer ${number}`];
    await addRentedVehicle(desk, plate);
    await desk.addCustomer(customer);
    return async (page, hand) => {
      await hand.search(customer);
      await hand.choose(page.getByRole('option', { name: /New trip with this customer/ }));
      const row = page.getByRole('listitem', { name: plate });
      await hand.press(row.getByRole('button', { name: 'Choose', exact: true }));
      await page.getByRole('heading', { name: customer }).waitFor();
      await hand.press(page.getByRole('button', { name: 'Continue', exact: true }));
      await finishTrip(page, hand, true);
    };
  },
};
