import {
  countryName,
  formatAge,
  formatBytes,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatUnits,
  formatRange,
  getInitials,
  isoDateToday,
  joinNames,
  truncateId,
  removeYear,
} from '@portal/shared/format';

/** Newer ICU data uses a narrow space where older data used a plain one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['2025-01-05T06:30:00Z', 'ae', 'Jan 5, 2025, 10:30 AM'],
  ['2025-01-05T06:30:00Z', 'in', 'Jan 5, 2025, 12:00 PM'],
  ['2025-12-31T21:00:00Z', 'ae', 'Jan 1, 2026, 1:00 AM'],
  ['not a time', 'ae', ''],
] as const)('formatDateTime(%j, %j) is %j', (iso, country, expected) => {
  expect(formatDateTime(iso, country)).toBe(expected);
});

test.each([
  ['2025-01-05', 'Jan 5, 2025'],
  ['2025-01-05T22:00:00Z', 'Jan 6, 2025'],
  ['', ''],
])('formatDate(%j) is %j', (iso, expected) => {
  expect(formatDate(iso, 'ae')).toBe(expected);
});

test('today is another day in India before it is in the Emirates', () => {
  const now = new Date('2025-03-01T19:00:00Z');
  expect(isoDateToday('in', now)).toBe('2025-03-02');
  expect(isoDateToday('ae', now)).toBe('2025-03-01');
});

test.each([
  ['2025-03-01T10:00:00Z', '3 hours ago'],
  ['2025-03-01T13:09:15Z', '45 seconds ago'],
  ['2025-03-01T12:11:00Z', '59 minutes ago'],
  ['2025-02-27T13:10:00Z', '2 days ago'],
  ['2024-12-01T13:10:00Z', '3 months ago'],
  ['2023-03-01T13:10:00Z', '2 years ago'],
  ['2025-03-01T13:10:30Z', '1 second ago'],
  ['not a time', ''],
])('the age of %j is %j', (iso, expected) => {
  expect(formatAge(iso, new Date('2025-03-01T13:10:00Z'))).toBe(expected);
});

test('a field of an amount has the groups of its currency', () => {
  expect(formatUnits(50_000_000, 'INR')).toBe('5,00,00,000');
  expect(formatUnits(50_000_000, 'AED')).toBe('50,000,000');
});

test.each([
  [125050, 'AED', 'AED 1,250.50'],
  [120000, 'AED', 'AED 1,200'],
  [12500000, 'INR', '₹1,25,000'],
  [-5, 'AED', '-AED 0.05'],
  [0, 'INR', '₹0'],
] as const)('formatMoney(%d, %s) is %s', (minor, currency, expected) => {
  expect(plain(formatMoney(minor, currency))).toBe(expected);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1536, '1.5 kB'],
  [10 * 1024 * 1024, '10 MB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('formatBytes(%d) is %s', (bytes, expected) => {
  expect(plain(formatBytes(bytes))).toBe(expected);
});

test.each([
  ['Aisha Khan', 'a@b.c', 'AK'],
  ['aisha bint khan', null, 'AB'],
  ['Aisha', 'a@b.c', 'AI'],
  ['', 'ravi.kumar@example.in', 'RA'],
  [null, null, ''],
  ['', '@', ''],
])('getInitials(%j, %j) is %j', (name, email, expected) => {
  expect(getInitials(name, email)).toBe(expected);
});

test('an id is shown by its last six characters', () => {
  expect(truncateId('0190c8f0-1111-7000-8000-00000abcdef1')).toBe('bcdef1');
  expect(truncateId('abc')).toBe('abc');
});

describe('where the page is in another language', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));
  const bare = (text: string) => plain(text).replace(/[\u200e\u200f]/g, '');

  test.each([
    ['ar', '1,250.50 د.إ.', '5 يناير 2025', '5 يناير', 'قبل 3 ساعات', 'أحمر وأزرق'],
    ['hi', 'AED 1,250.50', '5 जन॰ 2025', '5 जन॰', '3 घंटे पहले', 'أحمر और أزرق'],
  ])('text in %s follows the language, with Latin digits', (lang, money, day, short, age, list) => {
    document.documentElement.lang = lang;
    expect(bare(formatMoney(125050, 'AED'))).toBe(money);
    expect(bare(formatDate('2025-01-05', 'ae'))).toBe(day);
    expect(bare(removeYear(formatDate('2025-01-05', 'ae')))).toBe(short);
    expect(bare(formatAge('2025-03-01T10:00:00Z', new Date('2025-03-01T13:10:00Z')))).toBe(age);
    expect(formatList(['أحمر', 'أزرق'])).toBe(list);
    expect(isoDateToday('ae', new Date('2025-03-01T19:00:00Z'))).toBe('2025-03-01');
  });

  test.each([
    ['en', 'Nov 28 – Dec 7, 2026', 'India'],
    ['ar', '28 نوفمبر – 7 ديسمبر 2026', 'الهند'],
    ['hi', '28 नव॰ – 7 दिस॰ 2026', 'भारत'],
  ])('a range of days in %s has its months in letters', (lang, days, country) => {
    document.documentElement.lang = lang;
    const [from, to] = [Date.parse('2026-11-28T00:00:00Z'), Date.parse('2026-12-07T00:00:00Z')];
    expect(bare(formatRange('UTC', from, to))).toBe(days);
    expect(countryName('in')).toBe(country);
  });
});

describe('next to a field, and between names', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each([
    ['en', 'AED', 'Dubai, Sharjah'],
    ['ar', '\u062f.\u0625.', '\u062f\u0628\u064a\u060c \u0627\u0644\u0634\u0627\u0631\u0642\u0629'],
    ['hi', 'AED', 'Dubai, Sharjah'],
  ])('%s writes %s and its own comma', (lang, currency, names) => {
    document.documentElement.lang = lang;
    expect(formatCurrency('AED').replace(/\u200f/g, '')).toBe(currency);
    expect(joinNames(names.split(/[,\u060c] /))).toBe(names);
  });
});
