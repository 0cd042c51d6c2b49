import { newVehicleCode } from './code';
import { buildTitle } from './fields';

test.each([
  ['Toyota', 'Land Cruiser', 'Toyota Land Cruiser 2024'],
  ['Toyota', 'toyota Corolla', 'toyota Corolla 2024'],
  ['Mercedes-Benz', 'E 300', 'Mercedes-Benz E 300 2024'],
])('the title of %s, %s is %s', (brand, model, title) => {
  expect(buildTitle(brand, model, '2024')).toBe(title);
});

test('codes have no characters that are easily confused', () => {
  const codes = Array.from({ length: 500 }, newVehicleCode);
  for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXYZ]{3}-[234679]{4}$/);
  expect(new Set(codes).size).toBeGreaterThan(490);
});
