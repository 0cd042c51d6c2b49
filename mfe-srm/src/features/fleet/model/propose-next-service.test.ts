import { proposeServiceDate, proposeServiceKilometres } from './propose-next-service';

test('the next service is half a year and 10,000 km after the last one', () => {
  expect(proposeServiceDate('2026-01-10')).toBe('2026-07-11');
  expect(proposeServiceKilometres('10000')).toBe('20000');
  expect(proposeServiceKilometres('12,500')).toBe('22500');
});

test('nothing is proposed without the last one, or while it is being typed', () => {
  expect(proposeServiceDate('')).toBe('');
  expect(proposeServiceDate('0202-01-10')).toBe('');
  expect(proposeServiceKilometres('')).toBe('');
  expect(proposeServiceKilometres('many')).toBe('');
});
