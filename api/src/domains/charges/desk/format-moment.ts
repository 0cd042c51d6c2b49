import type { Country, MomentPrecision } from '@portal/shared/contract';

import { formatDateTime, formatDay, formatExactTime } from '../../../documents/format';

/** When a charge was, as exactly as its issuer says it. */
export function formatMoment(
  { at, precision }: { readonly at: Date | string; readonly precision: MomentPrecision },
  country: Country,
): string {
  if (precision === 'day') return formatDay(at, country);
  return precision === 'second' ? formatExactTime(at, country) : formatDateTime(at, country);
}
