import { useCountry } from '@portal/shared/portal';
import { useEndTripText } from '../messages/useEndTripText';

/** What the country calls a road toll: forms, accounts, invoices and settings all use this name. */
export function useTollName(): string {
  const t = useEndTripText();
  return t(`endTrip.toll.${useCountry().id}`);
}
