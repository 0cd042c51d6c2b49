import { additionalChargeTypes, type chargeSubjects } from '@portal/shared/contract';
import { useEndTripText } from '../../../messages/useEndTripText';

type ChargeSubject = (typeof chargeSubjects)[number];

const lines = {
  Rental: 'endTrip.line.rental',
  Fines: 'endTrip.line.fines',
  Salik: 'endTrip.line.salik',
} as const;

/** What is charged for, in the reader's language, as the account of a trip calls it. */
export function useSubjectName(): (subject: ChargeSubject) => string {
  const t = useEndTripText();
  return (subject) => {
    const type = additionalChargeTypes.find((one) => one === subject);
    return t(type ? `endTrip.type.${type}` : lines[subject as keyof typeof lines]);
  };
}
