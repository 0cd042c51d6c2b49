import { createNotifiedReminders } from './notified-reminders';

beforeEach(() => localStorage.clear());

test('another tab knows what this one announced', () => {
  createNotifiedReminders().add(['a', 'b']);
  const other = createNotifiedReminders();
  other.add(['c']);
  expect([...createNotifiedReminders().all()]).toEqual(['a', 'b', 'c']);
});

test('without usable storage, the tab remembers by itself', () => {
  const broken = createNotifiedReminders(() => {
    throw new Error('blocked');
  });
  broken.add(['a']);
  expect(broken.all().has('a')).toBe(true);
  localStorage.setItem('enquiryRemindersTold', '{"x":');
  expect(createNotifiedReminders().all().size).toBe(0);
});
