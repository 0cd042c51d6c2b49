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
async function sign(
  page: Page,
  hand: Hand,
  { signer, isLast }: { signer: 'Customer' | 'Agent'; isLast: boolean },
): Promise<void> {
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
  // The name has the focus. Enter signs and leads to the next who signs; the main button signs with the last name.
  const name = box.getByLabel('Or type the full name');
  await expect(name).toBeFocused();
  await hand.write(name, `${signer} Signs`);
  if (isLast) return;
  await page.keyboard.press('Enter');
  await signature.waitFor();
}

/** Both, one after the other. */
export async function signAll(page: Page, hand: Hand): Promise<void> {
  const agent = page.getByRole('group', { name: 'Agent', exact: true });
  const kept = agent.getByRole('img', { name: 'Signature of Agent' });
  await kept.or(agent.getByRole('img', { name: 'Sign here: Agent' })).waitFor();
  const isKept = await kept.isVisible();
  await sign(page, hand, { signer: 'Customer', isLast: isKept });
  if (!isKept) await sign(page, hand, { signer: 'Agent', isLast: true });
}
