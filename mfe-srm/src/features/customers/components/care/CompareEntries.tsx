import type { CustomerRecord, MergeField } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { Stack, Text } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { FieldChoice } from '../../../../libraries/compare/components/FieldChoice';
import type { Sides } from '../../../../libraries/compare/sides';
import { documentKinds, getCustomerName } from '../../../../entities/customer/model/customer';
import {
  formatDetail,
  listDisputedFields,
  listFilledFields,
  countJoinedFiles,
  countFilesLeftOut,
} from '../../model/merge';

interface Props {
  kept: CustomerRecord;
  other: CustomerRecord;
  sides: Sides<MergeField>;
  onSides: (sides: Sides<MergeField>) => void;
}

/** Which value of each field stays, and what happens to the rest. */
export function CompareEntries({ kept, other, sides, onSides }: Props) {
  const t = useCustomersText();
  const rows = listDisputedFields(kept, other).map((name) => ({
    name,
    label: t(`customers.field.${name}`),
    first: formatDetail(kept, name),
    second: formatDetail(other, name),
  }));
  const gaps = listFilledFields(kept, other).map((name) => t(`customers.field.${name}`));
  const scans = documentKinds.reduce((count, kind) => count + countJoinedFiles(kept, other, kind).stay, 0);
  const lost = countFilesLeftOut(kept, other);
  const words = {
    field: t('customers.compare.field'),
    empty: t('customers.compare.empty'),
    heads: [t('customers.merge.kept'), t('customers.merge.other')] as const,
    all: [t('customers.merge.allKept'), t('customers.merge.allOther')] as const,
  };
  return (
    <Stack gap={3}>
      <Text>
        {rows.length > 0 ? t('customers.merge.compare', { count: rows.length }) : t('customers.merge.same')}
      </Text>
      {rows.length > 0 && <FieldChoice rows={rows} sides={sides} onSides={onSides} words={words} />}
      <ul>
        {gaps.length > 0 && <li>{t('customers.merge.filled', { fields: formatList(gaps) })}</li>}
        <li>{t('customers.merge.scans', { count: scans })}</li>
        {lost > 0 && <li>{t('customers.merge.leftOut', { count: lost })}</li>}
        <li>{t('customers.merge.gone', { name: getCustomerName(other) || t('customers.nameless') })}</li>
      </ul>
    </Stack>
  );
}
