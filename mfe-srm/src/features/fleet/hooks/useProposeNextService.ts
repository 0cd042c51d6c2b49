import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { proposeServiceDate, proposeServiceKilometres } from '../model/propose-next-service';
import type { VehicleForm } from './useVehicleForm';

/** Fills in when a new vehicle needs its next service, until something else is entered there. */
export function useProposeNextService({ form }: VehicleForm, isNew: boolean): void {
  const { control, getValues, setValue } = form;
  const [date, kilometres] = useWatch({ control, name: ['lastServiceDate', 'serviceKilometre'] });
  const proposed = useRef({ nextServiceDate: '', nextServiceKilometre: '' });
  useEffect(() => {
    if (!isNew) return;
    const propose = (name: keyof typeof proposed.current, value: string) => {
      if (value === proposed.current[name]) return;
      if (getValues(name) === proposed.current[name]) setValue(name, value, { shouldDirty: true });
      proposed.current[name] = value;
    };
    propose('nextServiceDate', proposeServiceDate(date));
    propose('nextServiceKilometre', proposeServiceKilometres(kilometres));
  }, [isNew, date, kilometres, getValues, setValue]);
}
