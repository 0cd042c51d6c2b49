import { useTollName } from '../../../hooks/useTollName';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndFieldName } from '../model/end-values';

/** What the form calls a field. The charges have labels of their own. */
export function useFieldLabel(): (name: Exclude<EndFieldName, 'additionalCharges'>) => string {
  const t = useEndTripText();
  const tollName = useTollName();
  return (name) => (name === 'salikCollected' ? tollName : t(`endTrip.field.${name}`));
}
