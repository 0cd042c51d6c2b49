import { countryCodes } from '@portal/shared/contract';
import { listGateWidths, widths } from './gate';
import { readRoutes } from './routes';
import { planVisits } from './visits';

test('the gate opens each page in each of its countries, and at both widths', () => {
  for (const [number, visit] of planVisits(readRoutes()).entries()) {
    const opened = visit.countries.map((country) => listGateWidths(visit, country, number));
    expect(opened.every((list) => list.length > 0)).toBe(true);
    expect(new Set(opened.flat())).toEqual(new Set(widths));
  }
});

test('neighbouring pages change places, and a pressed list is opened at both widths', () => {
  const page = { route: '/srm/calendar', countries: countryCodes };
  expect([0, 1].map((number) => listGateWidths(page, 'ae', number))).toEqual([[1440], [390]]);
  expect([0, 1].map((number) => listGateWidths(page, 'in', number))).toEqual([[390], [1440]]);
  expect(listGateWidths({ ...page, route: '/listings' }, 'ae', 0)).toEqual(widths);
  expect(listGateWidths({ ...page, countries: ['in'] }, 'in', 0)).toEqual(widths);
});
