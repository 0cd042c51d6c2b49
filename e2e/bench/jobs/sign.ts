import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand';

/** Draws a line on a signature pad with the mouse. */
export async function drawSignature(page: Page, canvas: Locator): Promise<void> {
  // Hovering waits until the page has stopped moving.
  await canvas.hover();
  const area = await canvas.boundingBox();
  if (!area) throw new Error('There is nowhere to sign.');
  await page.mouse.move(area.x + area.width * 0.2, area.y + area.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width * 0.7, area.y + area.height * 0.3, { steps: 8 });
  await page.mouse.up();
}

/** A signature: drawn on the page with a mouse, a name typed with the keyboard; the agent's own where it is kept. */
export async function sign(page: Page, hand: Hand, signer: 'Customer' | 'Agent'): Promise<void> {
  const box = page.getByRole('group', { name: signer, exact: true });
  const signature = box.getByRole('img', { name: `Signature of ${signer}` });
  const pad = box.getByRole('img', { name: `Sign here: ${signer}` });
  await signature.or(pad).waitFor();
  if (await signature.isVisible()) return;
  if (hand.name === 'mouse') {
    await drawSignature(page, pad);
    await box.getByRole('button', { name: 'Sign again' }).waitFor();
    return;
  }
  await hand.press(box.getByRole('button', { name: 'Sign', exact: true }));
  const dialog = page.getByRole('dialog', { name: `Signature: ${signer}` });
  // Opened by a key, it asks for the name, which has the focus. Enter uses it.
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await hand.write(dialog.getByLabel('Full name'), `${signer} Signs`);
  await page.keyboard.press('Enter');
  await signature.waitFor();
}
