import { buildId } from '@portal/shared/testing/agent-page';
import * as v from 'valibot';
import { fromLocalInput } from '../../../model/local-moment';
import {
  firstValues,
  maintenanceRules,
  getMaintenanceState,
  type MaintenanceValues,
} from './maintenance-values';

const start = firstValues(new Date('2026-11-22T09:20:00Z'), 'ae');
const problems = (changes: Partial<MaintenanceValues>) =>
  (v.safeParse(maintenanceRules(buildId(1), 'ae'), { ...start, ...changes }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  );

test("a block begins at the next full hour in the vehicle's country, and is sent as moments", () => {
  expect([start.from, start.to]).toEqual(['2026-11-22T14:00', '2026-11-23T14:00']);
  expect(
    v.parse(maintenanceRules(buildId(1), 'ae'), { ...start, cost: '1,250.50', kilometre: '12 000' }),
  ).toEqual({
    vehicleId: buildId(1),
    kind: 'maintenance',
    note: '',
    cost: '1250.50',
    kilometre: 12_000,
    from: '2026-11-22T10:00:00.000Z',
    to: '2026-11-23T10:00:00.000Z',
  });
  expect(fromLocalInput('2026-11-22T14:00', 'in')).toBe('2026-11-22T08:30:00.000Z');
});

test.each<[string, Partial<MaintenanceValues>]>([
  ['to: validation.dateOrder', { to: '2026-11-22T13:00' }],
  ['to: validation.periodTooLong', { to: '2028-11-22T13:00' }],
  ['from: validation.required', { from: '' }],
  ['cost: validation.money', { cost: 'much' }],
  ['kilometre: validation.number', { kilometre: '1.5' }],
])('the form reports %s', (problem, changes) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each([
  ['past', '2026-11-23T10:00:00Z'],
  ['now', '2026-11-22T10:00:00Z'],
  ['ahead', '2026-11-22T09:59:59Z'],
] as const)('an entry is %s', (state, now) => {
  const entry = { from: '2026-11-22T10:00:00Z', to: '2026-11-23T10:00:00Z' };
  expect(getMaintenanceState(entry, Date.parse(now))).toBe(state);
});
