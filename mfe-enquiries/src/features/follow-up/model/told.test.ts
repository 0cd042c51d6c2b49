import { createTold } from './told';

beforeEach(() => localStorage.clear());

test('another tab knows what this one has told', () => {
  createTold().add(['a', 'b']);
  const other = createTold();
  other.add(['c']);
  expect([...createTold().all()]).toEqual(['a', 'b', 'c']);
});

test('where the browser keeps nothing, or keeps nonsense, the tab remembers by itself', () => {
  const broken = createTold(() => {
    throw new Error('blocked');
  });
  broken.add(['a']);
  expect(broken.all().has('a')).toBe(true);
  localStorage.setItem('enquiryRemindersTold', '{"x":');
  expect(createTold().all().size).toBe(0);
});
