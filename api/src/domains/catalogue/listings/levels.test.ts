import { computeLevels, type Filled } from './levels';

const complete: Filled = {
  photos: 2,
  licences: 1,
  licenseExpireDate: '2030-01-01',
  specs: 9,
  specsFilled: 9,
  isLevelThreeAnswered: true,
};

test.each<[Partial<Filled>, number, string[]]>([
  [{}, 3, []],
  [{ isLevelThreeAnswered: false }, 2, []],
  [{ specsFilled: 8 }, 1, ['levelTwo']],
  [{ photos: 0 }, 0, ['vehiclePhotos']],
  [
    { photos: 0, licences: 0, licenseExpireDate: null, specsFilled: 0 },
    0,
    ['vehiclePhotos', 'commercialLicenses', 'commercialLicenseExpireDate', 'levelTwo'],
  ],
  [{ specs: 0, specsFilled: 0 }, 3, []],
])('%j fills %i levels', (change, levelsFilled, missing) => {
  expect(computeLevels({ ...complete, ...change })).toEqual({ levelsFilled, missing });
});
