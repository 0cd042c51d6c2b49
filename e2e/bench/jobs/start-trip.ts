import { expect, type Page } from '@playwright/test';
import { addRentedVehicle } from './add-rented-vehicle';
import { fillHandover } from './fill-handover';
import type { Hand } from './hand';
import type { Job } from './job';
import { signAll } from './sign';

/** From the vehicle, which is chosen, to a running trip. The vehicle was rented before, or its whole list is filled in. */
export async function finishTrip(page: Page, hand: Hand, wasRented: boolean): Promise<void> {
  await page.getByLabel(/Paid in advance/).waitFor();
  await hand.send(page.getByRole('button', { name: 'Continue', exact: true }));
  if (wasRented) await expect(page.getByText(/Nobody has read again:/)).toBeVisible();
  else await fillHandover(page, hand);
  await signAll(page, hand);
  await hand.send(page.getByRole('button', { name: 'Sign and start the trip' }));
  await expect(page.getByText(/has started/).first()).toBeVisible();
}

/** A row of the offers. By keyboard the search has the focus: the plate is typed, and Enter takes the only match. */
export async function chooseVehicle(page: Page, hand: Hand, plate: string): Promise<void> {
  if (hand.name === 'mouse') {
    const row = page.getByRole('listitem', { name: plate });
    return hand.press(row.getByRole('button', { name: 'Choose', exact: true }));
  }
  const search = page.getByRole('searchbox', { name: /Search/ });
  await expect(search).toBeFocused();
  await page.keyboard.type(plate);
  await page.keyboard.press('Enter');
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
      await hand.search(`trip ${customer}`);
      await hand.choose(
        page.getByRole('option', { name: new RegExp(`New trip with this customer.*${customer}\\b`) }),
      );
      await chooseVehicle(page, hand, plate);
      await page.getByRole('heading', { name: customer }).waitFor();
      await hand.send(page.getByRole('button', { name: 'Continue', exact: true }));
      await finishTrip(page, hand, true);
    };
  },
};
