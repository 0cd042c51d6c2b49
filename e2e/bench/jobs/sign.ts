import type { Page } from '@playwright/test';
import type { Hand } from './hand';

/** A signature: drawn with a mouse, a name typed with the keyboard; the agent's own where it is kept. */
export async function sign(page: Page, hand: Hand, signer: 'Customer' | 'Agent'): Promise<void> {
  const box = page.getByRole('group', { name: signer, exact: true });
  await box.waitFor();
  const own = box.getByRole('button', { name: 'Use my signature' });
  if (await own.isVisible()) return hand.press(own);
  await hand.press(box.getByRole('button', { name: 'Sign', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Signature: ${signer}` });
  if (hand.name === 'mouse') {
    const canvas = dialog.getByRole('img');
    // Hovering waits until the dialog has stopped moving.
    await canvas.hover();
    const area = await canvas.boundingBox();
    if (!area) throw new Error('There is nowhere to sign.');
    await page.mouse.move(area.x + area.width * 0.2, area.y + area.height * 0.6);
    await page.mouse.down();
    await page.mouse.move(area.x + area.width * 0.7, area.y + area.height * 0.3, { steps: 8 });
    await page.mouse.up();
  } else {
    await hand.press(dialog.getByRole('button', { name: 'Type the name' }));
    await hand.write(dialog.getByLabel('Full name'), `${signer} Signs`);
  }
  await hand.press(dialog.getByRole('button', { name: 'Use this signature' }));
  await box.getByRole('img').waitFor();
}
