import { additionalChargeTypes, type chargeSubjects } from '@portal/shared/contract';
import { useTollName } from '../../../hooks/useTollName';
import { useEndTripText } from '../../../messages/useEndTripText';

type ChargeSubject = (typeof chargeSubjects)[number];

const lines = {
  Rental: 'endTrip.line.rental',
  Fines: 'endTrip.line.fines',
} as const;

/** The name of a charge in the reader's language, as in the settlement of a trip. */
export function useSubjectName(): (subject: ChargeSubject) => string {
  const t = useEndTripText();
  const tollName = useTollName();
  return (subject) => {
    if (subject === 'Salik') return tollName;
    const type = additionalChargeTypes.find((one) => one === subject);
    return t(type ? `endTrip.type.${type}` : lines[subject as keyof typeof lines]);
  };
}
