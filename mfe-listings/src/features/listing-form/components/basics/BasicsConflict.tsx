import { useCountry } from '@portal/shared/portal';
import { useFormText } from '../../../../messages/useFormText';
import { usePlaceChoices, useVehicleChoices } from '../../../../entities/listing/hooks/useLookupNames';
import type { BasicsForm } from '../../hooks/useBasicsForm';
import type { BasicsValues } from '../../../../entities/listing/model/basics-values';
import { differences, merged } from '../../model/compare';
import { describeField, type Field } from '../../../../entities/listing/model/describe-basics';
import { ConflictDialog } from '../frame/ConflictDialog';

type Conflict = NonNullable<BasicsForm['level']['conflict']>;

interface BasicsConflictProps {
  conflict: Conflict;
  onSettle: (values: BasicsValues) => void;
  onClose: () => void;
}

/** The names on both sides. The other side may have chosen another category or state. */
function useNames({ mine, theirs }: Conflict) {
  const here = useVehicleChoices(mine.vehicleCategoryId);
  const there = useVehicleChoices(theirs.values.vehicleCategoryId);
  const placesHere = usePlaceChoices(mine.stateId);
  const placesThere = usePlaceChoices(theirs.values.stateId);
  const lists = [
    ...Object.values(here),
    ...Object.values(there),
    ...Object.values(placesHere),
    ...Object.values(placesThere),
  ];
  return { getName: (id: string) => lists.map((list) => list.getName(id)).find(Boolean) ?? '' };
}

export function BasicsConflict({ conflict, onSettle, onClose }: BasicsConflictProps) {
  const t = useFormText();
  const country = useCountry();
  const names = useNames(conflict);
  const { base, mine, theirs } = conflict;
  const words = { t, names, country };
  const rows = differences(base, mine, theirs.values).map((difference) => {
    const name = difference.name as Field;
    return {
      ...difference,
      label: t(`form.field.${name}`),
      mine: describeField(name, mine, words),
      theirs: describeField(name, theirs.values, words),
    };
  });
  return (
    <ConflictDialog
      rows={rows}
      onSettle={(choices) => onSettle(merged(mine, theirs.values, choices))}
      onClose={onClose}
    />
  );
}
