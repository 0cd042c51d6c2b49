import { nameVehicle, nameVehicleWithPlate } from './vehicle-name';

const corolla = { vehicleBrand: 'Toyota', vehicleModel: 'Corolla', modelYear: '2023', bodyType: 'sedan' };

describe('nameVehicle', () => {
  it.each([
    ['make, model and year', corolla, 'Toyota Corolla 2023'],
    ['a year sent as a number', { ...corolla, modelYear: 2023 }, 'Toyota Corolla 2023'],
    ['no year', { ...corolla, modelYear: '' }, 'Toyota Corolla'],
    ['the body type for a missing model', { ...corolla, vehicleModel: '', modelYear: null }, 'Toyota Sedan'],
    ['a body type only another server knows', { vehicleBrand: 'Kia', bodyType: 'Roadster' }, 'Kia Roadster'],
    ['a model that repeats the make', { ...corolla, vehicleModel: 'Toyota Corolla' }, 'Toyota Corolla 2023'],
    ['nothing but a category', { vehicleCategory: 'Cars' }, 'Cars'],
    ['nothing at all', {}, ''],
  ])('names %s', (_case, vehicle, name) => {
    expect(nameVehicle(vehicle)).toBe(name);
  });

  it('never uses the category as a make', () => {
    expect(nameVehicle({ vehicleBrand: 'Toyota', vehicleCategory: 'Cars' })).toBe('Toyota');
  });

  it('shows body types in the reader’s language, and models as they are', () => {
    const translate = (name: string) => (name === 'Sedan' ? 'سيدان' : name);
    expect(nameVehicle({ ...corolla, vehicleModel: null, modelYear: null }, translate)).toBe('Toyota سيدان');
    expect(nameVehicle(corolla, translate)).toBe('Toyota Corolla 2023');
  });

  it('adds the plate', () => {
    const plated = { ...corolla, vehicleRegistrationNumber: 'DXB A 12345' };
    expect(nameVehicleWithPlate(plated)).toBe('Toyota Corolla 2023 · DXB A 12345');
    expect(nameVehicleWithPlate({ vehicleRegistrationNumber: 'DXB A 12345' })).toBe('DXB A 12345');
  });
});
