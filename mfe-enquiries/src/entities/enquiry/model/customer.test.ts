import { words as t } from '../../../testing/words';
import { avatarLetters, customerName, emailText, phoneText } from './customer';

test.each([
  ['Layla Haddad', 'Layla Haddad'],
  ['  Layla ', 'Layla'],
  ['', 'Unknown Customer'],
  ['   ', 'Unknown Customer'],
  [null, 'Unknown Customer'],
  [undefined, 'Unknown Customer'],
  ['<b>Layla</b>', '<b>Layla</b>'],
])('the name %j is shown as %s', (name, shown) => expect(customerName({ name }, t)).toBe(shown));

test.each([
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('the phone %j is shown as %s', (phone, shown) => expect(phoneText({ phone }, t)).toBe(shown));

test.each([
  ['layla@mail.example', 'layla@mail.example'],
  [' ', 'N/A'],
  [null, 'N/A'],
])('the e-mail %j is shown as %s', (email, shown) => expect(emailText({ email }, t)).toBe(shown));

test.each([
  ['Layla Haddad', 'x@mail.example', 'LH'],
  ['Layla Amal Haddad', null, 'LA'],
  ['layla', null, 'LA'],
  ['L', null, 'L'],
  ['', 'omar@mail.example', 'OM'],
  [null, 'o@mail.example', 'O'],
  [null, null, '?'],
  ['ليلى حداد', null, 'لح'],
  ['प्रिया शर्मा', null, 'पश'],
])('the avatar of %j, %j says %s', (name, email, letters) =>
  expect(avatarLetters({ name, email })).toBe(letters),
);
