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
      await row.waitFor();
      // By keyboard, J leads to the newest enquiry.
      if (hand.name === 'keyboard') await page.keyboard.press('j');
      await hand.command(row.getByRole('button', { name: 'Unlock' }), 'u');
      const link = row.getByRole('link', { name: /WhatsApp/ });
      await link.waitFor();
      const opened = page.waitForEvent('popup');
      await hand.command(link, 'w');
      await (await opened).close();
      await expect(row).toContainText('agentview');
    };
  },
};
