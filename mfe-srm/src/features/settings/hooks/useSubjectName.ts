import { isChargeType, type ChargeSubject } from '@portal/shared/contract';
import { useChargeTypeName } from '../../../hooks/useChargeTypeName';
import { useTollName } from '../../../hooks/useTollName';
import { useEndTripText } from '../../../messages/useEndTripText';

const lines = {
  Rental: 'endTrip.line.rental',
  Fines: 'endTrip.line.fines',
} as const;

/** The name of a charge in the reader's language, as in the settlement of a trip. */
export function useSubjectName(): (subject: ChargeSubject) => string {
  const t = useEndTripText();
  const nameCharge = useChargeTypeName();
  const tollName = useTollName();
  return (subject) => {
    if (subject === 'Salik') return tollName;
    return isChargeType(subject) ? (nameCharge(subject) ?? subject) : t(lines[subject]);
  };
}
