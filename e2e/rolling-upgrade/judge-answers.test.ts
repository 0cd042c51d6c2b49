import { findDifferences, judgeRead } from './judge-answers';

describe('a read at both APIs', () => {
  it.each([
    { older: 200, newer: 200 },
    // A record that is no longer there, and a call that only one of the releases has.
    { older: 404, newer: 404 },
    { older: 200, newer: 404 },
    { older: 501, newer: 200 },
  ])('may be answered with $older, and by the newer one with $newer', (statuses) => {
    expect(judgeRead(statuses)).toBeUndefined();
  });

  it('may not fail inside of the older one, whatever the newer one answers', () => {
    expect(judgeRead({ older: 500, newer: 200 })).toBe('it answered 500');
    expect(judgeRead({ older: 503, newer: 503 })).toBe('it answered 503');
  });

  it('may not be refused by the older one alone', () => {
    expect(judgeRead({ older: 404, newer: 200 })).toBe('it answered 404, and the newer API 200');
  });
});

describe('answers about one record', () => {
  const trip = { status: 'ONGOING', customer: { name: 'Leila' }, entries: [{ amount: '100' }] };

  it('are the same in the fields of both releases', () => {
    expect(findDifferences({ ...trip, old: 1 }, { ...trip, drivers: [] })).toEqual([]);
  });

  it('have addresses of files that are signed for each answer', () => {
    const photo = (signature: string) => ({ photo: `/api/ae/file/content?signature=${signature}` });
    expect(findDifferences(photo('a'), photo('b'))).toEqual([]);
  });

  it('differ in a value, in the length of a list and in what is missing, each with its place', () => {
    const other = { status: 'COMPLETED', customer: { name: null }, entries: [] };
    expect(findDifferences(trip, other)).toEqual([
      'status: "ONGOING", and "COMPLETED" in the newer API',
      'customer.name: "Leila", and null in the newer API',
      'entries: 1 entries, and 0 in the newer API',
    ]);
  });
});
