import { simulateHolds } from './simulate-holds';

test('in 500 simulated trips no hold lapses unseen, and no money is lost', () => {
  const figures = simulateHolds(500, 91);
  expect(figures).toMatchObject({
    trips: 500,
    unseenLapses: 0,
    unseenDeadlines: 0,
    lost: 0,
    ledgerDifference: 0,
    overcharged: 0,
  });
  expect(figures.captured + figures.released + figures.lapsed).toBe(figures.authorised);
  // All of it happened.
  const { renewals, captures, releases, lapses, lateCharges, refused } = figures;
  for (const count of [renewals, captures, releases, lapses, lateCharges, refused])
    expect(count).toBeGreaterThan(100);
});

test('without the alert all that lapse do so unseen', () => {
  const { lapses, unseenLapses } = simulateHolds(20, 91, 0);
  expect(unseenLapses).toBe(lapses);
  expect(lapses).toBeGreaterThan(20);
});
