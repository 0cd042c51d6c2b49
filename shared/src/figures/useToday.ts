import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';

/** The current calendar day in the country, by the server's clock. */
export function useToday(): string {
  const { id } = useCountry();
  const clock = useServerClock();
  return isoDateToday(id, new Date(clock.now()));
}
