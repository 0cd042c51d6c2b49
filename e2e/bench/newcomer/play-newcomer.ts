import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts';
import { approveCompany } from '../support/approve-company';
import { readMailedCode } from '../support/read-mailed-code';
import type { Stack } from '../support/stack';
import { addToFleet } from './add-to-fleet';
import { createPerson } from './create-person';
import { listVehicle } from './list-vehicle';
import { openNextStep } from './open-next-step';
import { companyName, registerCompany } from './register-company';
import { setUpDesk } from './set-up-desk';
import { startFirstTrip } from './start-first-trip';

interface Play {
  readonly stack: Pick<Stack, 'dataFolder'>;
  readonly account: Account;
  readonly isPaced: boolean;
}

export interface Part {
  readonly name: string;
  /** The time of the machine and of the person. */
  readonly seconds: number;
  readonly secondsOfReading: number;
  /** How long the person waited for the machine. Zero in a paced run, which cannot tell. */
  readonly secondsOfMachine: number;
}

/** Plays a new agent in a page that shows the login. The approval of the company is not part of the time. */
export async function playNewcomer(page: Page, { stack, account, isPaced }: Play): Promise<Part[]> {
  const person = createPerson(page, { isPaced });
  const opened = new Set<string>();
  const parts: Part[] = [];
  async function measure(name: string, play: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const { seconds, secondsOfReading, secondsUncounted } = person;
    await play();
    const machine = (performance.now() - began) / 1000 - (person.secondsUncounted - secondsUncounted);
    parts.push({
      name,
      seconds: isPaced ? machine : machine + person.seconds - seconds,
      secondsOfReading: person.secondsOfReading - secondsOfReading,
      secondsOfMachine: isPaced ? 0 : machine,
    });
  }
  await measure('registration and company', () =>
    registerCompany(page, person, account, () => readMailedCode(stack.dataFolder, account.email)),
  );
  await approveCompany(stack, companyName);
  await page.reload();
  await measure('a listing, published', async () => {
    await openNextStep(page, person, {
      opened,
      heading: 'Add a vehicle',
      ready: page.getByLabel('Type', { exact: true }),
    });
    await listVehicle(page, person);
  });
  await measure('tax and terms', async () => {
    await openNextStep(page, person, {
      opened,
      heading: 'Tax information',
      ready: page.getByLabel('Tax registration number (TRN)'),
    });
    await setUpDesk(page, person);
  });
  await measure('a vehicle of the fleet', async () => {
    await openNextStep(page, person, {
      opened,
      heading: 'Add a vehicle',
      ready: page.getByLabel('Colour'),
    });
    await addToFleet(page, person);
  });
  await measure('the first trip', async () => {
    await openNextStep(page, person, {
      opened,
      heading: 'New Trip',
      ready: page.getByRole('button', { name: 'Choose', exact: true }).first(),
    });
    await startFirstTrip(page, person);
  });
  return parts;
}
