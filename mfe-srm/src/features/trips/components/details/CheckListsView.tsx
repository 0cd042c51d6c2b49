import type { CheckListRecord } from '@portal/shared/contract';
import { Stack } from '@portal/shared/ui';
import { CheckListComparison } from '../../../../entities/check-list/CheckListComparison';
import { CheckListView } from '../../../../entities/check-list/components/CheckListView';

interface Props {
  record: CheckListRecord;
  /** For a return, to show what differs. */
  handover: CheckListRecord;
}

export function CheckListsView({ record, handover }: Props) {
  return (
    <Stack gap={4}>
      {handover && record && <CheckListComparison handover={handover} ret={record} />}
      <CheckListView record={record} />
    </Stack>
  );
}
