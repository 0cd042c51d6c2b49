import { listDueDocuments, toDueDocument } from './documents';

const today = '2026-03-10';
const licence = (date: string) => ({ kind: 'company' as const, date });

test.each([
  ['2026-03-09', 'expired', -1],
  ['2026-03-10', 'expired', 0],
  ['2026-03-11', 'urgent', 1],
  ['2026-03-17T00:00:00Z', 'urgent', 7],
  ['2026-03-18', 'soon', 8],
  ['2026-04-09', 'soon', 30],
  ['2026-04-10', 'early', 31],
  ['2026-05-09', 'early', 60],
])('a licence until %s is %s', (date, urgency, days) => {
  expect(toDueDocument(licence(date), today)).toMatchObject({ urgency, days });
});

test.each(['2026-05-10', 'never'])('a licence until %s is not mentioned', (date) => {
  expect(toDueDocument(licence(date), today)).toBeNull();
});

test('the most urgent document comes first', () => {
  const dates = listDueDocuments(
    [licence('2026-05-01'), licence('2026-03-01'), licence('2027-01-01')],
    today,
  );
  expect(dates.map(({ date }) => date)).toEqual(['2026-03-01', '2026-05-01']);
});
