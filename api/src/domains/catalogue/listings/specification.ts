import type { Country, vehicleSpecifications } from '@portal/shared/contract';

/** Every vehicle of a country has the country's specification. */
export const selectSpecification = ({ id }: Pick<Country, 'id'>): (typeof vehicleSpecifications)[number] =>
  id === 'in' ? 'India_SPEC' : 'UAE_SPEC';
