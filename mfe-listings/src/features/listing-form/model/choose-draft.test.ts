import { chooseDraft } from './choose-draft';

const one = { model: 'Prado', rates: { day: '1', week: '2' } };
const other = { model: 'Patrol' };

test('without a draft on the server the browser copy opens, unless all of it was sent before', () => {
  expect(chooseDraft({ typed: null, sent: null, saved: null })).toBe('browser');
  expect(chooseDraft({ typed: one, sent: null, saved: null })).toBe('browser');
  expect(chooseDraft({ typed: one, sent: { values: other, version: 3 }, saved: null })).toBe('browser');
  expect(chooseDraft({ typed: one, sent: { values: one, version: 3 }, saved: null })).toBe('none');
});

test('the draft of the server opens where nothing is lost by it', () => {
  const saved = { values: one, version: 3 };
  expect(chooseDraft({ typed: null, sent: null, saved })).toBe('server');
  expect(chooseDraft({ typed: other, sent: { values: other, version: 2 }, saved })).toBe('server');
  const reordered = { rates: { week: '2', day: '1' }, model: 'Prado' };
  expect(chooseDraft({ typed: reordered, sent: null, saved })).toBe('server');
});

test('what was typed after the last sending stays, and the agent chooses if the server has more too', () => {
  const sent = { values: one, version: 3 };
  expect(chooseDraft({ typed: other, sent, saved: { values: one, version: 3 } })).toBe('browser');
  expect(chooseDraft({ typed: other, sent, saved: { values: { model: 'X5' }, version: 4 } })).toBe('ask');
  expect(chooseDraft({ typed: other, sent: null, saved: { values: one, version: 1 } })).toBe('ask');
});
