import { leavesBrowser } from './allowed';
import { judgePage, judgePress, type Observation } from './judge';

const good: Observation = {
  answers: [{ method: 'GET', path: '/api/ae/users', status: 200, words: [] }],
  consoleErrors: [],
  errorPage: null,
  notices: [],
  pageText: 'My Listings',
  waysOn: 3,
  isSettled: true,
  effects: ['change'],
};
const press = (change: Partial<Observation>, isHarmless = false) =>
  judgePress({ ...good, ...change }, isHarmless);
const refused = { method: 'POST', path: '/api/ae/trips', status: 409, words: ['The vehicle is taken.'] };

test('a press with an effect is accepted', () => {
  expect(press({})).toEqual([]);
  expect(press({ effects: ['download'] })).toEqual([]);
});

test('a press without an effect is a dead end, unless its control is already selected', () => {
  expect(press({ effects: [] })).toEqual(['a dead end: nothing happened']);
  expect(press({ effects: [] }, true)).toEqual([]);
});

test('a control that cannot be pressed reports only the reason', () => {
  expect(press({ effects: [], obstacle: 'a bar covers it' })).toEqual(['cannot be pressed: a bar covers it']);
});

test.each([
  ['an error page', { errorPage: 'Oops' }, 'an error page: Oops'],
  [
    'an error in the console',
    { consoleErrors: ['x is undefined'] },
    'an error in the console: x is undefined',
  ],
  ['no rest', { isSettled: false }, 'the page does not come to rest'],
  ['no way on', { waysOn: 0 }, 'a page without a way on'],
  [
    'an error notice',
    { notices: [{ text: 'Something went wrong', isError: true }] },
    'an error notice: Something went wrong',
  ],
  ['a failing server', { answers: [{ ...refused, status: 500 }] }, 'POST /api/ae/trips answered 500'],
])('%s is a fault', (_, change, fault) => {
  expect(judgePage({ ...good, ...change })).toEqual([fault]);
});

test('a notice of success is not reported', () => {
  expect(press({ notices: [{ text: 'Saved', isError: false }] })).toEqual([]);
});

test('a refusal is accepted where the page or a notice says why', () => {
  expect(press({ answers: [refused] })).toEqual([
    'POST /api/ae/trips answered 409, which the page does not explain: The vehicle is taken.',
  ]);
  expect(press({ answers: [refused], pageText: 'Sorry.\n The vehicle is  taken.' })).toEqual([]);
  const text = 'Not saved The vehicle is taken.';
  expect(press({ answers: [refused], pageText: text, notices: [{ text, isError: true }] })).toEqual([]);
});

test('a refusal that a page expects is accepted', () => {
  const answers = [{ method: 'GET', path: '/api/in/company', status: 404, words: ['Nothing there.'] }];
  expect(press({ answers })).toEqual([]);
});

test('only well-formed addresses of other programs are skipped', () => {
  expect(leavesBrowser({ href: 'tel:+971501234567' })).toBe('dials a number on the phone');
  expect(leavesBrowser({ href: 'tel:undefined' })).toBeUndefined();
  expect(leavesBrowser({ href: 'https://wa.me/971501234567?text=Hello' })).toBe('opens WhatsApp');
  expect(leavesBrowser({ href: 'http://localhost:3000/listings' })).toBeUndefined();
  expect(leavesBrowser({ href: null })).toBeUndefined();
});
