import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { renderAgentPage } from '@portal/shared/testing/agent-page';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../remote';
import { PriceLines } from './PriceLines';
import { computeQuote, getQuoteTotal } from './quote';

useTestServer();
beforeEach(() => void answer(srmOnboardingEndpoints.get, [{}]));

const rates = {
  day: { enabled: true, rentInAED: '100.50', mileageLimit: '200' },
  week: { enabled: true, rentInAED: '600', unlimitedMileage: true },
};
const eightDays = computeQuote(rates, '2026-03-01T08:00:00.000Z', '2026-03-09T08:00:00.000Z');

test("the client calculates a price in the server's format", () => {
  expect(eightDays).toMatchObject({ total: '700.50', hours: 192, kilometres: null });
  expect(eightDays?.lines.map(({ period, count, amount }) => [period, count, amount])).toEqual([
    ['week', 1, '600'],
    ['day', 1, '100.50'],
  ]);
  expect(getQuoteTotal(eightDays)).toBe(70_050);
  expect(computeQuote(null, '2026-03-01', '2026-03-02')).toBeNull();
  expect(computeQuote({}, '2026-03-01', '2026-03-02')).toBeNull();
  expect(getQuoteTotal(null)).toBeNull();
});

test('every line is explained, including those after the total', async () => {
  if (!eightDays) throw new Error('There is a price');
  const after = [{ id: 'advance', label: 'Advance', note: 'paid now', amount: 20_000 }];
  const Component = () => <PriceLines quote={eightDays} after={after} />;
  const { container } = renderAgentPage({ ...remote, routes: [{ path: '/here', Component }] }, '/here');
  const table = await screen.findByRole('table', { name: 'How the rental is priced' });
  const text = table.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('1 week at AED 600');
  expect(text).toContain('1 day at AED 100.50200 km includedAED 100.50');
  expect(text).toContain('RentalUnlimited kilometresAED 700.50');
  expect(text).toContain('Advancepaid nowAED 200');
  expect((await axe(container)).violations).toEqual([]);
});
