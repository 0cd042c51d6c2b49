import { expect } from '@playwright/test';
import type { Job } from './job';

export const answerEnquiry: Job = {
  name: 'answer an enquiry by WhatsApp, from its row',
  goal: 2,
  async prepare(desk) {
    const id = await desk.sendEnquiry();
    return async (page, hand) => {
      await page.goto(new URL('/enquiries', page.url()).href);
      const row = page.getByRole('row', { name: new RegExp(id.slice(-6)) });
      await hand.press(row.getByRole('button', { name: 'Unlock' }));
      const link = row.getByRole('link', { name: /WhatsApp/ });
      await link.waitFor();
      const opened = page.waitForEvent('popup');
      await hand.press(link);
      await (await opened).close();
      await expect(row).toContainText('agentview');
    };
  },
};
