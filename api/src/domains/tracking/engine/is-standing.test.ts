import { isStanding, type MovementReport } from './is-standing';

const now = new Date('2026-03-01T10:00:00Z');
const report = (secondsAgo: number, changes: Partial<MovementReport> = {}): MovementReport => ({
  fixTime: new Date(now.getTime() - secondsAgo * 1000),
  receivedAt: new Date(now.getTime() - secondsAgo * 1000),
  latitude: 25.2,
  longitude: 55.27,
  speed: 0,
  isFixed: true,
  ignition: null,
  isMoving: null,
  ...changes,
});

test.each([
  ['two reports a minute apart', [report(5), report(65)], true],
  ['reports every 20 seconds', [report(1), report(21), report(41), report(61)], true],
  ['the ignition off', [report(5, { ignition: false }), report(65)], true],
  ['no report', [], false],
  ['a single report', [report(5)], false],
  ['reports of less than a minute', [report(5), report(25), report(60)], false],
  ['an old newest report', [report(31), report(91)], false],
  [
    'a newest report that came late',
    [report(5, { receivedAt: new Date(now.getTime() - 40_000) }), report(65)],
    false,
  ],
  ['a clock that is ahead', [report(-40), report(20)], false],
  ['the newest moving', [report(5, { speed: 1 }), report(25), report(65), report(90)], false],
  ['movement within the minute', [report(5), report(25), report(45, { speed: 0.5 }), report(65)], false],
  ['a pause longer than a minute', [report(5), report(70)], false],
  ['another place', [report(5), report(65, { latitude: 25.201 })], false],
  ['no fix', [report(5, { isFixed: false }), report(65)], false],
  ['a device that says it moves', [report(5, { isMoving: true }), report(65)], false],
  ['the ignition on', [report(5, { ignition: true }), report(65)], false],
])('a car counts as standing with %s: %#', (_, reports, expected) => {
  expect(isStanding(reports, now)).toBe(expected);
});
