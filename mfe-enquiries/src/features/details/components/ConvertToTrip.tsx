import { LinkButton } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';

/** The rental area's own page, which takes dates and customer from the enquiry. */
const newTripPath = '/srm/trips/new';

/** An enquiry whose customer is known becomes a trip. */
export function ConvertToTrip({ enquiryId }: { enquiryId: string }) {
  const t = useText();
  return (
    <LinkButton size="sm" variant="primary" to={`${newTripPath}?enquiryId=${encodeURIComponent(enquiryId)}`}>
      {t('enquiries.details.convert')}
    </LinkButton>
  );
}
