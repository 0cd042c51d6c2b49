import { LinkButton } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';

/** A page of the rental area, which takes dates and customer from the enquiry. */
const newTripPath = '/srm/trips/new';

/** Turns an enquiry with a known customer into a trip. */
export function ConvertToTrip({ enquiryId }: { enquiryId: string }) {
  const t = useText();
  return (
    <LinkButton size="sm" variant="primary" to={`${newTripPath}?enquiryId=${encodeURIComponent(enquiryId)}`}>
      {t('enquiries.details.convert')}
    </LinkButton>
  );
}
