import type { ChargeGroup, ChargeGrouping } from '@portal/shared/contract';
import { dayjs } from '@portal/shared/format';
import type { View } from './view-state';

/** The last day of a month: 2025-02-28 of 2025-02. */
export const findLastDay = (month: string): string =>
  dayjs.utc(`${month}-01`).endOf('month').format('YYYY-MM-DD');

/** The filter that lists the charges of a group. Undefined where no filter finds them: charges without a trip. */
export function toGroupFilter(
  groupBy: ChargeGrouping,
  { key, label }: Pick<ChargeGroup, 'key' | 'label'>,
): Partial<View> | undefined {
  if (groupBy === 'month') return { from: `${key}-01`, to: findLastDay(key) };
  return label ? { search: label } : undefined;
}
