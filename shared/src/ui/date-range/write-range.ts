import { getDateTimeFormat } from '@portal/shared/contract';
import { pageTag } from '@portal/shared/format';

const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** "Jan 1 – 5, 2026" in the reader's language, "Jan 1, 2026 –" where an end is open, and nothing for every day. */
export function writeRange(from: string, to: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const format = getDateTimeFormat(pageTag(), form);
  const hasStart = !Number.isNaN(start);
  const hasEnd = !Number.isNaN(end);
  if (hasStart && hasEnd && start <= end) return format.formatRange(start, end);
  if (hasStart && hasEnd) return `${format.format(start)} – ${format.format(end)}`;
  if (hasStart) return `${format.format(start)} –`;
  return hasEnd ? `– ${format.format(end)}` : '';
}
