import { indexPlates } from '../attribution/plate-index';
import { normalisePlate } from './read-plate';

const cells = (plate: string, plateCode?: string, plateSource?: string) => ({
  plate,
  plateCode,
  plateSource,
});

test.each([
  ['DXB A 12345', 'DXB A 12345'],
  ['dxb-a-12345', 'DXB A 12345'],
  ['DXBA 12345', 'DXB A 12345'],
  ['A 12345 Dubai', 'DXB A 12345'],
  ['12345 A دبي', 'DXB A 12345'],
  ['Abu Dhabi 17/4411', 'AUH 17 4411'],
  ['Dubai 7', 'DXB 7'],
  ['A12345', 'A 12345'],
])('%s is %s', (written, plate) => {
  expect(normalisePlate('ae', cells(written))).toBe(plate);
});

test('code and emirate may have their own columns', () => {
  expect(normalisePlate('ae', cells('١٢٣٤٥', 'A', 'الشارقة'))).toBe('SHJ A 12345');
});

test.each(['MH 12 AB 1', 'mh-12-ab-0001', 'MH12AB0001'])('%s is one plate of India', (written) => {
  expect(normalisePlate('in', cells(written))).toBe('MH12AB0001');
});

const fleet = [
  { id: 'a', plate: 'DXB A 12345' },
  { id: 'b', plate: 'DXB B 12345' },
  { id: 'c', plate: 'DXB 7' },
  { id: 'sold', plate: 'SHJ 3 900' },
  { id: 'again', plate: 'SHJ 3 900' },
];
const find = (...written: Parameters<typeof cells>) => indexPlates('ae', fleet).find(cells(...written));

test('a plate without its code fits all that have the number, so a person decides', () => {
  expect(find('12345', undefined, 'Dubai')).toEqual({ vehicleIds: ['a', 'b'], isCertain: false });
  expect(find('12345', 'B', 'Dubai')).toEqual({ vehicleIds: ['b'], isCertain: true });
});

test('an old plate has no code, so none is missing', () => {
  expect(find('Dubai 7')).toEqual({ vehicleIds: ['c'], isCertain: true });
});

test('a plate that was sold and bought again is one plate of two vehicles', () => {
  expect(find('SHJ 3 900')).toEqual({ vehicleIds: ['sold', 'again'], isCertain: true });
});

test('contradicting codes are no plate', () => {
  expect(find('DXB A 12345', 'B').vehicleIds).toEqual([]);
});
