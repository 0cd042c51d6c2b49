import { expect, type Page } from '@playwright/test';
import { readCode, type Job } from './job';

const prepareTrip =
  (open: (names: { plate: string; customer: string }) => string, series: string): Job['prepare'] =>
  async (desk, number) => {
    const names = { plate: `DXB ${series} ${2000 + number}`, customer: `Traveller ${series} ${number}` };
    const { bookingId } = await desk.startTrip(names.plate, names.customer);
    const tripCode = await readCode(desk, bookingId);
    return async (page: Page, hand) => {
      await hand.search(open(names));
      await hand.choose(page.getByRole('option', { name: new RegExp(`${names.customer}.*${tripCode}`) }));
      await expect(page.getByRole('dialog', { name: tripCode })).toContainText(names.plate);
    };
  };

export const findPlate: Job = {
  name: 'who has the car with this plate',
  goal: 3,
  prepare: prepareTrip(({ plate }) => plate, 'F'),
};

export const findCustomer: Job = {
  name: 'where the trip of this customer is',
  goal: 3,
  prepare: prepareTrip(({ customer }) => customer, 'G'),
};
