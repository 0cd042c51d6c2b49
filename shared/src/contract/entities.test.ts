import * as v from 'valibot';
import {
  anyPlate,
  chassisNumber,
  emiratesPlate,
  fancyPlate,
  fromMinorUnits,
  gstin,
  gstinCheckCharacter,
  indianPlate,
  moneyText,
  readSignedMinor,
  nationalPhoneNumber,
  getOnboardingStatus,
  rentalDetails,
  securityDeposit,
  taxRegistrationNumber,
  toCancelReason,
  toMinorUnits,
  removeCallingCode,
} from './index';

const refused = (schema: v.GenericSchema, value: unknown): string | undefined => {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  return read.success ? undefined : read.issues[0].message;
};

describe('the UAE tax registration number', () => {
  it.each(['100123456700003', '100 1234 5670 0003', '100-123456700003'])('takes %s', (value) => {
    expect(v.parse(taxRegistrationNumber, value)).toBe('100123456700003');
  });
  it.each([
    ['', 'validation.required'],
    ['10012345670000', 'validation.trn'],
    ['1001234567000033', 'validation.trn'],
    ['200123456700003', 'validation.trn'],
    ['100123456700001', 'validation.trn'],
    ['10012345670000A', 'validation.trn'],
  ])('refuses "%s"', (value, message) => {
    expect(refused(taxRegistrationNumber, value)).toBe(message);
  });
});

describe('the Indian GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '37AADCB2230M2ZR', '27 aapfu0939f 1zv'])(
    'takes %s',
    (value) => {
      expect(v.parse(gstin, value)).toBe(value.replaceAll(' ', '').toUpperCase());
    },
  );
  it.each([
    ['', 'validation.required'],
    ['27AAPFU0939F1ZW', 'validation.gstin'],
    ['72AAPFU0939F1ZV', 'validation.gstin'],
    ['27AAPFU0939F1ZVX', 'validation.gstin'],
    ['27AAPFU0939F1Z', 'validation.gstin'],
    ['27AAPFU0939F1AV', 'validation.gstin'],
    ['ZZAAPFU0939F1ZV', 'validation.gstin'],
  ])('refuses "%s"', (value, message) => {
    expect(refused(gstin, value)).toBe(message);
  });
  it('distinguishes every wrong check character from the one right one', () => {
    const right = gstinCheckCharacter('27AAPFU0939F1Z');
    const taken = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((last) =>
      v.is(gstin, `27AAPFU0939F1Z${last}`),
    );
    expect(taken).toEqual([right]);
  });
});

describe('plates', () => {
  it.each([
    ['dxb-a-12345', 'DXB A 12345'],
    ['AUH 17 4411', 'AUH 17 4411'],
    ['SHJ  3   1', 'SHJ 3 1'],
    ['DXB AA 99', 'DXB AA 99'],
  ])('of the UAE: %s', (value, plate) => {
    expect(v.parse(emiratesPlate, value)).toBe(plate);
  });
  it.each(['', 'DXB 7', 'XYZ A 123', 'DXB A 123456', 'DXB AAA 1', 'A 12345', 'KA01AB1234'])(
    'no UAE plate: "%s"',
    (value) => {
      expect(v.is(emiratesPlate, value)).toBe(false);
    },
  );
  it('may lack the code when the number is a fancy one', () => {
    expect(v.parse(fancyPlate, 'DXB 7')).toBe('DXB 7');
    expect(v.is(fancyPlate, 'DXB 777777')).toBe(false);
  });
  it.each([
    ['ka 01 ab 1234', 'KA01AB1234'],
    ['MH-12-1234', 'MH121234'],
    ['22 BH 1234 AA', '22BH1234AA'],
    ['DL01CAB0007', 'DL01CAB0007'],
  ])('of India: %s', (value, plate) => {
    expect(v.parse(indianPlate, value)).toBe(plate);
  });
  it.each(['', 'K01AB1234', 'KA01ABCD1234', 'KA01AB123', '22BH123AA', 'DXB A 12345'])(
    'no Indian plate: "%s"',
    (value) => {
      expect(v.is(indianPlate, value)).toBe(false);
    },
  );
  it('have a limited length', () => {
    expect(refused(anyPlate, 'A'.repeat(21))).toBe('validation.tooLong');
  });
});

describe('chassis numbers', () => {
  it.each(['1HGCM82633A004352', ' jtdbr32e520012345'])('takes %s', (value) => {
    expect(v.is(chassisNumber, value)).toBe(true);
  });
  it.each([
    '1HGCM82633A00435',
    '1HGCM82633A0043522',
    'IHGCM82633A004352',
    '1HGCM8O633A004352',
    '1HGCM8Q633A004352',
  ])('refuses %s', (value) => {
    expect(refused(chassisNumber, value)).toBe('validation.chassisNumber');
  });
});

describe('money', () => {
  it.each([
    ['0', 0],
    ['1250', 125_000],
    ['99.5', 9950],
    ['99.05', 9905],
    ['0.29', 29],
    ['1150.15', 115_015],
  ])('"%s" is %d in minor units, and back', (text, minor) => {
    expect(toMinorUnits(text)).toBe(minor);
    expect(toMinorUnits(fromMinorUnits(minor))).toBe(minor);
  });
  it.each([
    ['-0.50', -50],
    ['-12', -1200],
    ['3.05', 305],
    ['', null],
    [null, null],
    ['--1', null],
  ])('of an account, %p is %p', (text, minor) => expect(readSignedMinor(text)).toBe(minor));
  it('is written without unnecessary zeros', () => {
    expect([fromMinorUnits(-50), fromMinorUnits(-5050), fromMinorUnits(-100)]).toEqual([
      '-0.50',
      '-50.50',
      '-1',
    ]);
    expect([fromMinorUnits(125_000), fromMinorUnits(9905), fromMinorUnits(9950)]).toEqual([
      '1250',
      '99.05',
      '99.50',
    ]);
  });
  it.each(['-1', '1.234', '1,250', 'ten', '1e3', '', '12345678901'])('refuses "%s"', (value) => {
    expect(v.is(moneyText, value)).toBe(false);
    expect(() => toMinorUnits(value)).toThrow(TypeError);
  });
  it('asks for an amount where a deposit is taken', () => {
    expect(refused(securityDeposit, { enabled: true, amountInAED: '0' })).toBe('validation.moneyPositive');
    expect(refused(securityDeposit, { enabled: false })).toBeUndefined();
  });
});

describe('rental periods', () => {
  const off = { enabled: false } as const;
  const on = { enabled: true, rentInAED: '250', mileageLimit: '200' } as const;

  it('keep what is switched off and need one that is on', () => {
    expect(refused(rentalDetails, { day: on, week: off, month: off, hour: off })).toBeUndefined();
    expect(refused(rentalDetails, { day: off, week: off, month: off, hour: off })).toBe(
      'validation.rentalPeriodRequired',
    );
  });
  it.each([
    [{ ...on, rentInAED: '0' }, 'validation.moneyPositive'],
    [{ ...on, rentInAED: '' }, 'validation.required'],
    [{ ...on, mileageLimit: '' }, 'validation.mileageLimit'],
    [{ ...on, mileageLimit: '', unlimitedMileage: true }, undefined],
  ])('accept or refuse a day of %j', (day, message) => {
    expect(refused(rentalDetails, { day, week: off, month: off, hour: off })).toBe(message);
  });
  it.each([
    [0, 'validation.bookingHours'],
    [25, 'validation.bookingHours'],
    [4, undefined],
  ])('accept or refuse a minimum of %d hours', (minBookingHours, message) => {
    expect(
      refused(rentalDetails, { day: off, week: off, month: off, hour: { ...on, minBookingHours } }),
    ).toBe(message);
  });
});

describe('customers', () => {
  it('are sent without the prefix of their country', () => {
    expect(removeCallingCode('+971501234567', '+971')).toBe('501234567');
    expect(removeCallingCode('501234567', '+971')).toBe('501234567');
    expect(v.parse(nationalPhoneNumber, '50 123 4567')).toBe('501234567');
    expect(v.is(nationalPhoneNumber, '+971501234567')).toBe(false);
  });
});

describe('cancel reasons', () => {
  it.each([
    ['PRICE_TOO_LOW', 'PRICE_TOO_LOW'],
    ['Maintenance required', 'MAINTENANCE_REQUIRED'],
    ['the dog ate it', 'OTHER_REASONS'],
  ])('%s is %s', (text, code) => {
    expect(toCancelReason(text)).toBe(code);
  });
});

describe('the set-up of the rental area', () => {
  it.each([
    [null, { tax: false, contract: false }],
    [
      { country: 'c', taxNumber: '' },
      { tax: false, contract: false },
    ],
    [
      { taxNumber: '1', termsNCondition: 'All of it' },
      { tax: false, contract: true },
    ],
    [
      { country: 'c', taxNumber: '1', termsNCondition: null },
      { tax: true, contract: false },
    ],
  ])('%j is %j', (data, status) => {
    expect(getOnboardingStatus(data)).toEqual(status);
  });
});
