import { findReminderErrors, toReminderFields, toReminderIso } from './reminder';

const now = Date.parse('2025-11-24T05:30:00Z');
const empty = { date: '', time: '', note: '' };

test.each([
  ['ae', '2025-11-24T06:00:00.000Z'],
  ['in', '2025-11-24T04:30:00.000Z'],
] as const)('ten o’clock is meant in the time of %s', (country, moment) => {
  const typed = { date: '2025-11-24', time: '10:00' };
  expect(toReminderIso(typed, country)).toBe(moment);
  expect(toReminderFields({ remindAt: moment, note: 'x' }, country)).toEqual({ ...typed, note: 'x' });
});

test.each([
  [empty, {}],
  [{ ...empty, date: '2025-11-25' }, { time: 'timeMissing' }],
  [{ ...empty, time: '10:00' }, { date: 'dateMissing' }],
  [{ ...empty, date: '2025-11-24', time: '09:30' }, { time: 'past' }],
  [{ ...empty, date: '2025-11-24', time: '09:31' }, {}],
  [{ ...empty, date: '2025-11-23', time: '23:00' }, { date: 'past' }],
  [{ ...empty, date: '2027-11-23', time: '23:00' }, { date: 'tooFar' }],
  [{ ...empty, date: 'x', time: 'y' }, { date: 'dateMissing' }],
  [{ ...empty, note: 'x'.repeat(501) }, { note: 'noteTooLong' }],
  [
    { date: '2025-11-23', time: '', note: 'x'.repeat(501) },
    { time: 'timeMissing', note: 'noteTooLong' },
  ],
])('%j has the errors %j', (fields, errors) => {
  expect(findReminderErrors(fields, null, 'ae', now)).toEqual(errors);
});

test('a reminder in the past stays valid while its note is changed', () => {
  const kept = { remindAt: '2025-11-20T06:00:00.000Z', note: '' };
  const fields = { ...toReminderFields(kept, 'ae'), note: 'Called' };
  expect(findReminderErrors(fields, kept, 'ae', now)).toEqual({});
  expect(findReminderErrors({ ...fields, time: '11:00' }, kept, 'ae', now)).toEqual({ date: 'past' });
});
