import type { APIRequestContext, Page, Response } from '@playwright/test';
import { readSignedMinor, type CountryCode } from '@portal/shared/contract';
import { signIn } from '../explorer/world';
import { signInBrowser } from '../fixtures/accounts';
import { expect, test } from '../fixtures/test';

/** The demo's agents, as listed in README.md. */
const demo = { ae: '+971501234567', in: '+919812345678' } as const;
const password = 'Demo-desk-2026';

interface Row {
  readonly total?: string | null;
  readonly balance?: string | null;
}
interface Rows {
  readonly list: readonly Row[];
  /** Of all rows; revenue is net of what was credited. */
  readonly sum?: string | null;
  readonly total: number;
  readonly totalNumberOfPages: number;
}

async function openDashboard(page: Page, request: APIRequestContext, country: CountryCode, path: string) {
  const session = await signIn(request, country, { phone: demo[country], password });
  await signInBrowser(page, { ...session, country } as Parameters<typeof signInBrowser>[1]);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

/** Parses a metric as the page formats it: "AED 5,090.50", "12", "40%". */
const readDigits = (text: string): string => /\d[\d,.]*/.exec(text)?.[0].replaceAll(',', '') ?? '';
const readMinorUnits = (text: string): number => readSignedMinor(readDigits(text)) ?? NaN;

/** All rows of a list, requested as the page did, and the sum that the list shows. */
async function readRows(request: APIRequestContext, response: Response) {
  const rows: Row[] = [];
  let listSum: string | null | undefined;
  const address = new URL(response.url());
  address.searchParams.set('limit', '50');
  const authorization = (await response.request().allHeaders()).authorization ?? '';
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    address.searchParams.set('page', String(at));
    const answer = await request.get(address.href, { headers: { authorization } });
    expect(answer.ok()).toBe(true);
    const { result } = (await answer.json()) as { result: Rows };
    rows.push(...result.list);
    listSum = result.sum;
    pages = result.totalNumberOfPages;
  }
  return { rows, listSum };
}

const sumRows = (rows: readonly Row[], field: 'balance' | 'total'): number =>
  rows.reduce((all, row) => all + (readSignedMinor(row[field]) ?? 0), 0);

/** Presses a metric and returns the answer that filled the page behind it. */
async function openRows(page: Page, label: string, call: RegExp): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => call.test(new URL(response.url()).pathname) && response.ok()),
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${label}`) })
      .click(),
  ]);
  return answer;
}

const shown = (page: Page) => page.getByRole('main').getByText(/^(Showing|No vehicles|No trip matches)/);
const shownTotal = async (page: Page): Promise<number> => {
  const text = (await shown(page).first().textContent()) ?? '';
  return Number(/of ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
};

const trips = /\/srm-bookings\/list$/;
const fleet = /\/srm-vehicle\/list$/;
const moneyFigures = ['Still to be paid', 'Revenue'];

/** Labels of the rental dashboard, and the list that each opens. */
const deskFigures: readonly [string, RegExp][] = [
  ['Trips started', trips],
  ['Trips completed', trips],
  ['Trips cancelled', trips],
  ['Revenue', trips],
  ['Vehicles out', trips],
  ['Due back today', trips],
  ['Overdue', trips],
  ['Drafts and reservations', trips],
  ['Still to be paid', trips],
  ['Documents expiring soon', fleet],
  ['Service due', fleet],
];

/** India has no due date for returning a deposit. */
const depositFigures: Readonly<Record<CountryCode, typeof deskFigures>> = {
  ae: [['Deposits due back', trips]],
  in: [],
};

for (const country of ['ae', 'in'] as const) {
  test(`in ${country} each metric of the rental dashboard opens exactly its rows`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await openDashboard(page, request, country, '/srm/dashboard');
    const links = page.getByRole('main').getByRole('link');
    for (const [label, call] of [...deskFigures, ...depositFigures[country]]) {
      const figure = links.filter({ hasText: new RegExp(`^${label}`) }).first();
      await expect(figure).toHaveText(/\d/);
      const value = ((await figure.textContent()) ?? '').slice(label.length);
      const answer = await openRows(page, label, call);
      const { rows, listSum } = await readRows(request, answer);
      await expect(shown(page).first()).toBeVisible();
      expect({ label, shown: await shownTotal(page) }).toEqual({ label, shown: rows.length });
      if (label === 'Still to be paid')
        expect(sumRows(rows, 'balance'), label).toBe(readSignedMinor(listSum));
      // What was credited is not revenue, but still in the totals of the rows.
      if (label === 'Revenue')
        expect(sumRows(rows, 'total'), label).toBeGreaterThanOrEqual(readSignedMinor(listSum) ?? NaN);
      const isMoney = moneyFigures.includes(label);
      expect({ label, value: isMoney ? readMinorUnits(value) : Number(readDigits(value)) }).toEqual({
        label,
        value: isMoney ? readSignedMinor(listSum) : rows.length,
      });
      await page.goBack();
    }
  });

  test(`in ${country} each metric of the dashboard opens exactly its rows`, async ({ page, request }) => {
    test.setTimeout(90_000);
    await openDashboard(page, request, country, '/');
    const figure = (label: string) =>
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });
    const enquiries = Number(readDigits((await figure('Enquiries').textContent()) ?? ''));
    const answered = (await figure('Answer rate').textContent()) ?? '';
    const booked = (await figure('Bookings').textContent()) ?? '';
    const published = (await figure('Published').textContent()) ?? '';

    await figure('Enquiries').click();
    await expect(page.getByText(`Showing`, { exact: false }).first()).toContainText(
      `of ${enquiries} enquiries`,
    );
    await page.goBack();
    await figure('Answer rate').click();
    const count = /(\d+) of (\d+)/.exec(answered);
    expect(count?.[2]).toBe(String(enquiries));
    await expect(page.getByText(`Showing ${count?.[1]} of`, { exact: false })).toBeVisible();
    await page.goBack();
    const answer = await openRows(page, 'Bookings', trips);
    expect((await readRows(request, answer)).rows.length).toBe(
      Number(/(\d+) trips? booked/.exec(booked)?.[1]),
    );
    await page.goBack();
    await figure('Published').click();
    await expect(shown(page).first()).toBeVisible();
    expect(await shownTotal(page)).toBe(Number(/(\d+)/.exec(published)?.[1]));
  });
}
