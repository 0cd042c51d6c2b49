import { largeTotal } from './totals';

test('a total is counted once for a while, for each subject of each database', async () => {
  const [db, other] = [{}, {}];
  const count = jest.fn().mockResolvedValue(7000);
  await Promise.all([largeTotal(db, 'a', count, 0), largeTotal(db, 'a', count, 9999)]);
  expect(count).toHaveBeenCalledTimes(1);
  await largeTotal(db, 'b', count, 0);
  await largeTotal(other, 'a', count, 0);
  await largeTotal(db, 'a', count, 10_001);
  expect(count).toHaveBeenCalledTimes(4);
});

test('a total that failed is counted again', async () => {
  const db = {};
  await expect(largeTotal(db, 'a', () => Promise.reject(new Error('gone')), 0)).rejects.toThrow('gone');
  expect(await largeTotal(db, 'a', () => Promise.resolve(1), 1)).toBe(1);
});
