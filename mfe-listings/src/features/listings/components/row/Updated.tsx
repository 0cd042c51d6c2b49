import { formatAge, formatDateTime } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';

/** The age; the exact time shows under the pointer. */
export function Updated({ at }: { at: string | null | undefined }) {
  const country = useCountry().id;
  const clock = useServerClock();
  if (!at || Number.isNaN(Date.parse(at))) return null;
  return (
    <time dateTime={at} title={formatDateTime(at, country)}>
      {formatAge(at, new Date(clock.now()))}
    </time>
  );
}
