import { findName } from './find-name';

const rows = ['Toyota', 'Tesla', 'Mercedes-Benz', 'Kia', 'Citro\u00ebn'].map((name) => ({
  id: `id of ${name}`,
  name,
}));

test.each([
  ['toyota', 'Toyota'],
  [' MERCEDES benz ', 'Mercedes-Benz'],
  ['Citroe\u0308n', 'Citro\u00ebn'],
])('%j is found', (name, found) => expect(findName(rows, name)).toEqual({ id: `id of ${found}` }));

test.each([
  ['Toyotta', ['Toyota']],
  ['Mercedes', ['Mercedes-Benz']],
  ['Tela', ['Tesla']],
  ['Rolls', []],
])('%j may mean %j', (name, near) => expect(findName(rows, name)).toEqual({ near }));

test('servers with other names for ids are read', () => {
  expect(findName([{ _id: '7', name: 'Kia' }], 'kia')).toEqual({ id: '7' });
});
