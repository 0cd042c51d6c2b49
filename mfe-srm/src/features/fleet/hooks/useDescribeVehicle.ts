import { fuelTypes, plateClasses } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import type { RateValues } from '@portal/shared/rates';
import { useFleetText } from '../../../messages/useFleetText';
import type { Compared } from '../model/compare';
import { bodyLabel } from '../../../entities/vehicle/model/vehicle';
import type { VehicleValues } from '../model/vehicle-values';
import { useVehicleLookups, type Choices } from './useVehicleLookups';

const nameIn = ({ options }: Choices, id: string) => options.find(({ value }) => value === id)?.label ?? '';

/** The form's values as text, for the comparison. */
export function useDescribeVehicle(values: VehicleValues): (name: Compared) => string {
  const t = useFleetText();
  const named = useVehicleNames();
  const { categories, brands } = useVehicleLookups(values.vehicleCategoryId);
  const rate = ({ enabled, rentInAED, mileageLimit, unlimitedMileage }: RateValues) =>
    enabled
      ? t('fleet.conflict.rate', {
          rent: rentInAED || '0',
          km: unlimitedMileage
            ? t('fleet.rates.unlimited')
            : t('fleet.conflict.km', { km: mileageLimit || '0' }),
        })
      : t('fleet.conflict.off');
  const describeFuel = (value: string) => {
    const fuel = fuelTypes.find((one) => one === value);
    return fuel ? t(`fleet.fuel.${fuel}`) : value;
  };
  const describePlate = (value: string) => {
    const plate = plateClasses.find((one) => one === value);
    return plate ? t(`fleet.plateClass.${plate}`) : value;
  };
  return (name) => {
    switch (name) {
      case 'day':
      case 'week':
      case 'month':
      case 'hour':
        return rate(values.rentalDetails[name]);
      case 'vehicleCategoryId':
        return nameIn(categories, values.vehicleCategoryId);
      case 'vehicleBrandId':
        return nameIn(brands, values.vehicleBrandId);
      case 'bodyType':
        return named(bodyLabel(values.bodyType));
      case 'fuelType':
        return describeFuel(values.fuelType);
      case 'plateClass':
        return describePlate(values.plateClass);
      case 'vehiclePhoto':
        return values.vehiclePhoto ? t('fleet.conflict.photo') : '';
      default:
        return values[name];
    }
  };
}
