import { aCustomer } from '../../../testing/customers';
import { listDocumentFiles, isPicture, getCustomerPhone, pictureAddress, shownPhone } from './customer';
import { listMarks, getMarkTone } from './marks';

const today = '2026-11-22';

test.each([
  [{ countryCode: '+971', phoneNumber: '501112267' }, '+971501112267', '+971 501112267'],
  [{ countryCode: '971', phoneNumber: '50 111 2267' }, '+971501112267', '+971 501112267'],
  [{ countryCode: '+971', phoneNumber: '+971501112267' }, '+971501112267', '+971 501112267'],
  [{ countryCode: null, phoneNumber: '501112267' }, '501112267', '501112267'],
  [{ countryCode: '+971', phoneNumber: null }, '', ''],
])('the phone of %j has one form to send and one to show', (change, whole, shown) => {
  expect(getCustomerPhone(aCustomer(1, change))).toBe(whole);
  expect(shownPhone(aCustomer(1, change))).toBe(shown);
});

test('files come as references or as plain text, and only what a browser may load is shown', () => {
  expect(listDocumentFiles(aCustomer(1, { passport: ['key-1'] }), 'passport')).toEqual([{ id: 'key-1' }]);
  expect(listDocumentFiles(aCustomer(1, { passport: null }), 'passport')).toEqual([]);
  expect(pictureAddress(aCustomer(1, { customerProfilePic: { id: '1', url: 'javascript:x' } }))).toBeNull();
  expect(pictureAddress(aCustomer(1, { customerProfilePic: { id: '1', url: '/a.png' } }))).toBe('/a.png');
  expect(isPicture({ id: '1', mimeType: 'image/png' })).toBe(true);
  expect(isPicture({ id: '1', name: 'a.JPG' })).toBe(true);
  expect(isPicture({ id: '1', name: 'a.pdf' })).toBe(false);
});

describe('marks', () => {
  test('valid documents give no marks', () => {
    expect(listMarks(aCustomer(1), today)).toEqual([]);
  });

  test('a contact alone says only that', () => {
    const row = aCustomer(1, { passportNumber: null, drivingLicenseNumber: '', passport: [] });
    expect(listMarks(row, today)).toEqual([{ kind: 'contactOnly' }]);
  });

  test('marks name what has expired, expires soon, is missing or has no scan', () => {
    const row = aCustomer(1, {
      drivingLicenseNumber: null,
      drivingLicense: [],
      drivingLicenseExpireDate: null,
      passportExpireDate: '2026-12-01',
      passport: [],
    });
    expect(listMarks(row, today)).toEqual([
      { kind: 'noLicence' },
      { kind: 'expiring', document: 'passport', days: 9 },
      { kind: 'noScan', document: 'passport' },
    ]);
    const ended = aCustomer(1, { passportExpireDate: '2026-11-21', drivingLicenseExpireDate: null });
    expect(listMarks(ended, today)).toEqual([{ kind: 'expired', document: 'passport' }]);
    const informed = aCustomer(1, { expiredDocuments: ['drivingLicense'] });
    expect(listMarks(informed, today)).toEqual([{ kind: 'expired', document: 'drivingLicense' }]);
  });

  test('a list, which names no scans, says nothing about them', () => {
    const { passport: _scans, ...row } = aCustomer(1);
    expect(listMarks(row, today)).toEqual([]);
  });

  test('a nearer expiry has a stronger mark', () => {
    const expiring = (days: number) => getMarkTone({ kind: 'expiring', document: 'passport', days });
    expect([expiring(60), expiring(7), expiring(0)]).toEqual(['neutral', 'warning', 'warning']);
    expect(getMarkTone({ kind: 'expired', document: 'passport' })).toBe('danger');
    expect(getMarkTone({ kind: 'noLicence' })).toBe('warning');
    expect(getMarkTone({ kind: 'contactOnly' })).toBe('neutral');
  });
});
