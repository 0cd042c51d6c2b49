import type { Conflict } from '@portal/shared/forms';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { ConflictDialog } from '../../../../libraries/compare/components/ConflictDialog';
import type { Sides } from '../../../../libraries/compare/sides';
import { listDifferences } from '../../../../entities/customer/model/compare';
import type { CustomerValues } from '../../../../entities/customer/model/customer-values';
import type { FieldName } from '../../../../entities/customer/model/fields';

interface Props {
  conflict: Conflict<CustomerValues>;
  onSettle: (sides: Sides<FieldName> | null) => void;
}

/** A customer that was changed elsewhere in the meantime. */
export function CustomerConflict({ conflict: { typed, stored }, onSettle }: Props) {
  const t = useCustomersText();
  const describe = (values: CustomerValues, name: FieldName): string => {
    const value = values[name];
    if (Array.isArray(value)) return t('customers.conflict.files', { count: value.filter(Boolean).length });
    if (name === 'customerProfilePic') return value ? t('customers.conflict.picture') : '';
    return value ?? '';
  };
  const rows = listDifferences(typed, stored).map((name) => ({
    name,
    label: t(`customers.field.${name}`),
    first: describe(typed, name),
    second: describe(stored, name),
  }));
  const words = {
    title: t('customers.conflict.title'),
    text: t('customers.conflict.text', { count: rows.length }),
    field: t('customers.compare.field'),
    empty: t('customers.compare.empty'),
    typed: t('customers.conflict.here'),
    stored: t('customers.conflict.there'),
    allHere: t('customers.conflict.mine'),
    allThere: t('customers.conflict.theirs'),
    back: t('customers.conflict.back'),
    use: t('customers.conflict.use'),
  };
  return <ConflictDialog rows={rows} words={words} onSettle={onSettle} />;
}
