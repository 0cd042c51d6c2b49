import { useCountry } from '@portal/shared/portal';
import { useFormText } from '../../../../messages/useFormText';
import { usePlaceChoices, useVehicleChoices } from '../../../../entities/listing/hooks/useLookupNames';
import type { BasicsForm } from '../../hooks/useBasicsForm';
import type { BasicsValues } from '../../../../entities/listing/model/to-basics-values';
import { listDifferences, mergeDifferences } from '../../model/compare';
import { describeField, type Field } from '../../../../entities/listing/model/describe-basics';
import { ConflictDialog } from '../frame/ConflictDialog';

type Conflict = NonNullable<BasicsForm['level']['conflict']>;

interface BasicsConflictProps {
  conflict: Conflict;
  onSettle: (values: BasicsValues) => void;
  onClose: () => void;
}

/** The names on both sides. The other side may have chosen another category or state. */
function useNames({ typed, saved }: Conflict) {
  const typedChoices = useVehicleChoices(typed.vehicleCategoryId);
  const savedChoices = useVehicleChoices(saved.values.vehicleCategoryId);
  const placesHere = usePlaceChoices(typed.stateId);
  const placesThere = usePlaceChoices(saved.values.stateId);
  const lists = [
    ...Object.values(typedChoices),
    ...Object.values(savedChoices),
    ...Object.values(placesHere),
    ...Object.values(placesThere),
  ];
  return { getName: (id: string) => lists.map((list) => list.getName(id)).find(Boolean) ?? '' };
}

export function BasicsConflict({ conflict, onSettle, onClose }: BasicsConflictProps) {
  const t = useFormText();
  const country = useCountry();
  const names = useNames(conflict);
  const { base, typed, saved } = conflict;
  const words = { t, names, country };
  const rows = listDifferences(base, typed, saved.values).map((difference) => {
    const name = difference.name as Field;
    return {
      ...difference,
      label: t(`form.field.${name}`),
      typed: describeField(name, typed, words),
      saved: describeField(name, saved.values, words),
    };
  });
  return (
    <ConflictDialog
      rows={rows}
      onSettle={(choices) => onSettle(mergeDifferences(typed, saved.values, choices))}
      onClose={onClose}
    />
  );
}
