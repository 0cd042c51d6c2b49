import { toInternational, writeMailLink, writeWhatsAppLink } from './contact-links';

test.each([
  ['+971 50 123 4567', 'ae', '+971501234567'],
  ['00971501234567', 'ae', '+971501234567'],
  ['050 123 4567', 'ae', '+971501234567'],
  ['98450 12367', 'in', '+919845012367'],
  ['+971 \u2022\u2022 \u2022\u2022\u2022 \u2022\u202267', 'ae', null],
  ['N/A', 'ae', null],
  ['12', 'ae', null],
  ['+971501234567;ext=1', 'ae', null],
  [null, 'ae', null],
] as const)('the number %s in %s is %s', (phone, country, expected) => {
  expect(toInternational(phone, country)).toBe(expected);
});

test('a prepared text arrives complete, whatever it contains', () => {
  const body = 'Hello \u0641\u0627\u0637\u0645\u0629 & co,\nis 100% + tax fine?';
  const link = writeWhatsAppLink('+971501234567', body);
  expect(link).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/);
  expect(new URL(link).searchParams.get('text')).toBe(body);
  const mail = new URL(writeMailLink('a+b@mail.example', { subject: 'Toyota & more', body }) ?? '');
  expect(decodeURIComponent(mail.pathname)).toBe('a+b@mail.example');
  expect(mail.search).not.toContain('+');
  expect(mail.searchParams.get('subject')).toBe('Toyota & more');
  expect(mail.searchParams.get('body')).toBe(body.replace('\n', '\r\n'));
});

test.each([
  'a\u2022\u2022\u2022@g\u2022\u2022\u2022.com?cc=x@y.z',
  'N/A',
  'a@b',
  '',
  null,
  'a@b.c?bcc=d@e.f',
])('the text %s cannot inject anything into the link', (email) => {
  const link = writeMailLink(email);
  expect(link === null || !/[?&]/.test(link)).toBe(true);
});
