import { bodyTypes, fuelTypes, plateClasses } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import type { SelectOption } from '@portal/shared/ui';
import { useFleetText } from '../../../messages/useFleetText';
import type { ChoiceName } from '../model/fields';

/** What each choice of the form offers. */
export function useVehicleOptions(): Readonly<Record<ChoiceName, readonly SelectOption[]>> {
  const t = useFleetText();
  const named = useVehicleNames();
  return {
    bodyType: bodyTypes.map(({ value, label }) => ({ value, label: named(label) })),
    fuelType: fuelTypes.map((value) => ({ value, label: t(`fleet.fuel.${value}`) })),
    plateClass: plateClasses.map((value) => ({ value, label: t(`fleet.plateClass.${value}`) })),
  };
}
