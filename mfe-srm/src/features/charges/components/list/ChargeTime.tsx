import type { Charge } from '@portal/shared/contract';
import { formatIn } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit' } as const;
const formats = { day, minute, second: { ...minute, second: '2-digit' } } as const;

/** When it happened, as exactly as the statement says it. */
export function ChargeTime({ charge }: { charge: Pick<Charge, 'at' | 'precision'> }) {
  const { timeZone } = useCountry();
  return (
    <time dateTime={charge.at}>{formatIn(timeZone, formats[charge.precision], Date.parse(charge.at))}</time>
  );
}
