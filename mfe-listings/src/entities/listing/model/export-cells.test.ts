import type { Listing } from '@portal/shared/contract';
import { exportCells, exportHeader } from './export-cells';
import { listingColumns } from '../../../features/import/model/listing-columns';

const row: Listing = {
  vehicleId: '0190b3c4-0000-7000-8000-000000000001',
  version: 4,
  vehicleCode: 'RD-7',
  vehicleCategory: 'Car',
  vehicleType: 'SUV',
  vehicleBrand: 'Kia',
  vehicleModel: 'Sorento',
  vehicleRegisteredYear: 2024,
  vehicleRegistrationNumber: 'DXB A 1',
  state: 'Dubai',
  cities: ['Deira', 'Al Barsha'],
  phoneNumber: '+971501234567',
  plateClass: 'selfDrive',
  permitNumber: 'RAC/0117',
  isCashSupported: true,
  rentalDetails: {
    day: { enabled: true, rentInAED: '250', mileageLimit: '250' },
    week: { enabled: false, rentInAED: '900' },
    hour: { enabled: true, rentInAED: '40', unlimitedMileage: true, minBookingHours: 2 },
  },
  securityDeposit: { enabled: true, amountInAED: '1000' },
  levelsFilled: 2,
  isVisible: true,
};

test('an export can be imported again', () => {
  const { match, toCells } = listingColumns;
  const { ids, missing, unused } = match(exportHeader({ currency: 'AED' }));
  expect(missing).toEqual([]);
  expect(unused).toEqual(['Code', 'Levels', 'Published', 'Changed']);
  expect(toCells(exportCells(row), ids)).toMatchObject({
    category: 'Car',
    brand: 'Kia',
    year: '2024',
    cities: 'Deira; Al Barsha',
    phone: '+971501234567',
    dayRate: '250',
    dayKm: '250',
    weekRate: '',
    hourRate: '40',
    hourKm: 'unlimited',
    hourMin: '2',
    deposit: '1000',
    cash: 'yes',
    lease: 'no',
    plateClass: 'self drive',
    permit: 'RAC/0117',
    vehicleId: '0190b3c4-0000-7000-8000-000000000001',
    version: '4',
  });
});

test('an incomplete listing has the same number of cells', () => {
  expect(exportCells({ vehicleId: '1' })).toHaveLength(exportHeader({ currency: 'INR' }).length);
  expect(exportHeader({ currency: 'INR' })).toContain('Daily rate (INR)');
});
