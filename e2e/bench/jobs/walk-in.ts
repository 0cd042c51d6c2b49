import { expect } from '@playwright/test';
import { png } from '../../fixtures/sample-files';
import type { Job } from './job';
import { chooseVehicle, finishTrip } from './start-trip';

const scan = { name: 'licence.png', mimeType: 'image/png', buffer: png(320, 200, [40, 90, 160]) };

export const walkIn: Job = {
  name: 'a walk-in with a scan of the licence',
  goal: 25,
  async prepare(desk, number) {
    const plate = `DXB K ${1000 + number}`;
    await desk.addVehicle(plate);
    return async (page, hand) => {
      await hand.search('add a customer');
      await hand.choose(page.getByRole('option', { name: 'Add a customer' }));
      await hand.write(page.getByLabel('Name', { exact: true }), `Walk In ${number}`);
      await hand.write(page.getByLabel('Phone', { exact: true }), `50222${1000 + number}`);
      await hand.write(page.getByLabel(/^E-mail/), `walk.in.${number}@mail.example`);
      await hand.write(page.getByLabel('Driving licence number'), `DL-${number}`);
      // Choosing a file costs one press more than the page sees, in the window of the operating system.
      const chooser = page.waitForEvent('filechooser');
      await hand.press(page.getByLabel('Driving licence, scan 1'));
      await (await chooser).setFiles(scan);
      await expect(page.getByText('Upload complete')).toBeAttached();
      const bar = page.getByRole('region', { name: 'Unsaved changes' });
      await hand.send(bar.getByRole('button', { name: 'Add customer' }));
      await page.getByRole('heading', { level: 1, name: `Walk In ${number}` }).waitFor();
      await hand.press(page.getByRole('link', { name: /New trip/ }));
      await chooseVehicle(page, hand, plate);
      await page.getByRole('heading', { name: `Walk In ${number}` }).waitFor();
      await hand.send(page.getByRole('button', { name: 'Continue', exact: true }));
      await finishTrip(page, hand, false);
    };
  },
};
