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
}

/** Plays a new agent in a page that shows the login. The approval of the company is not part of the time. */
export async function playNewcomer(page: Page, { stack, account, isPaced }: Play): Promise<Part[]> {
  const person = createPerson(page, { isPaced });
  const opened = new Set<string>();
  const parts: Part[] = [];
  async function measure(name: string, play: () => Promise<void>): Promise<void> {
    const [began, before, readBefore] = [performance.now(), person.seconds, person.secondsOfReading];
    await play();
    const machine = (performance.now() - began) / 1000;
    parts.push({
      name,
      seconds: isPaced ? machine : machine + person.seconds - before,
      secondsOfReading: person.secondsOfReading - readBefore,
    });
  }
  await measure('registration and company', () =>
    registerCompany(page, person, account, () => readMailedCode(stack.dataFolder, account.email)),
  );
  await approveCompany(stack, companyName);
  await page.reload();
  await measure('a listing, published', async () => {
    await openNextStep(page, person, { opened, heading: 'Add a vehicle' });
    await listVehicle(page, person);
  });
  await measure('tax and terms', async () => {
    await openNextStep(page, person, { opened, heading: 'Tax information' });
    await setUpDesk(page, person);
  });
  await measure('a vehicle of the fleet', async () => {
    await openNextStep(page, person, { opened, heading: 'Add a vehicle' });
    await addToFleet(page, person);
  });
  await measure('the first trip', async () => {
    await openNextStep(page, person, { opened, heading: 'New Trip' });
    await startFirstTrip(page, person);
  });
  return parts;
}
