import { FieldRow } from '@portal/shared/ui';
import { useFormRows } from '../../hooks/useFormRows';
import type { FormPart } from '../../model/fields';
import { FormField } from './FormField';
import type { PartProps } from './part-props';

/** The fields of a part of the form that hold one value each. */
export function FormRows({ vehicleForm, part }: PartProps & { part: FormPart }) {
  const rows = useFormRows(part);
  return rows.map((names) => (
    <FieldRow key={names.join()}>
      {names.map((name) => (
        <FormField key={name} vehicleForm={vehicleForm} name={name} />
      ))}
    </FieldRow>
  ));
}
