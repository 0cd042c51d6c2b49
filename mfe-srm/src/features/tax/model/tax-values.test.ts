import * as v from 'valibot';
import { findCountryCode, listTaxCountries, taxRules, taxValues, toTaxBody } from './tax-values';

const ae = { id: '0190b3c4-0000-7000-8000-000000000001', name: 'United Arab Emirates', code: 'AE' };
const india = { _id: '0190b3c4-0000-7000-8000-000000000002', name: 'India', code: 'IN' };
const oman = { id: '0190b3c4-0000-7000-8000-000000000003', name: 'Oman', code: 'OM' };
const rows = [oman, ae, india];

describe('tax information', () => {
  it('tax information covers the countries whose numbers can be checked', () => {
    expect(listTaxCountries(rows)).toEqual([ae, india]);
    expect(findCountryCode(rows, india._id)).toBe('in');
    expect(findCountryCode(rows, oman.id)).toBeNull();
  });

  it.each([
    ['nothing yet', null, { country: ae.id, taxNumber: '', licenceAuthority: '', pinCode: '' }],
    [
      'an id',
      { country: india._id, taxNumber: 'X' },
      { country: india._id, taxNumber: 'X', licenceAuthority: '', pinCode: '' },
    ],
    [
      'a code',
      { country: 'in', taxNumber: 'X' },
      { country: india._id, taxNumber: 'X', licenceAuthority: '', pinCode: '' },
    ],
    [
      'a name',
      { country: 'India', taxNumber: null },
      { country: india._id, taxNumber: '', licenceAuthority: '', pinCode: '' },
    ],
    [
      'a country nobody knows',
      { country: 'Atlantis' },
      { country: ae.id, taxNumber: '', licenceAuthority: '', pinCode: '' },
    ],
  ])('the form is filled from %s', (_case, data, values) => {
    expect(taxValues(data, rows, 'ae')).toEqual(values);
  });

  it.each([
    ['ae', '100123456700003', true],
    ['ae', '1001 2345 6700 003', true],
    ['ae', '10012345670000', false],
    ['ae', '29ABCDE1234F1Z5', false],
    ['in', '27AAPFU0939F1ZV', true],
    ['in', '27AAPFU0939F1ZX', false],
    ['in', '', false],
  ] as const)('the form in %s says for %s: %s', (country, taxNumber, valid) => {
    expect(v.is(taxRules(country), { country: ae.id, taxNumber, licenceAuthority: '', pinCode: '' })).toBe(
      valid,
    );
  });

  it('only the fields of the chosen country are sent', () => {
    const values = { country: ae.id, taxNumber: 'X', licenceAuthority: 'DET', pinCode: '560001' };
    expect(toTaxBody(values, 'ae')).toEqual({ country: ae.id, taxNumber: 'X', licenceAuthority: 'DET' });
    expect(toTaxBody(values, 'in')).toEqual({ country: ae.id, taxNumber: 'X', pinCode: '560001' });
    expect(toTaxBody(values, null)).toEqual({ country: ae.id, taxNumber: 'X' });
  });
});
