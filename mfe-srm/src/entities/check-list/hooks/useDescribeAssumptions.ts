import type { CheckListRecord } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { useCheckListText } from '../../../messages/useCheckListText';

/** What nobody read again, in words; null where all of it was read. */
export function useDescribeAssumptions(): (
  assumed: NonNullable<CheckListRecord>['assumed'],
) => string | null {
  const t = useCheckListText();
  return (assumed) => {
    const { odometer, fuel, condition } = assumed ?? {};
    const words = [
      ...(odometer === 'tracker' ? [t('checkList.assumed.tracker')] : []),
      ...(odometer === 'last-reading' ? [t('checkList.assumed.lastReading')] : []),
      ...(fuel ? [t('checkList.assumed.fuel')] : []),
      ...(condition ? [t('checkList.assumed.condition')] : []),
    ];
    return words.length === 0 ? null : formatList(words);
  };
}
