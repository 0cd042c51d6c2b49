import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';

interface Props {
  enquiry: { readonly name?: string | null | undefined } | undefined;
  error: ApiError | undefined;
}

/** The enquiry that a trip comes from, and the data taken from it. */
export function EnquiryNote({ enquiry, error }: Props) {
  const t = useTripFormText();
  const describe = useFailureText();
  if (error)
    return (
      <Banner tone="warning" title={describe(error).title}>
        {t('trip.enquiry.unread')}
      </Banner>
    );
  if (!enquiry) return null;
  return <Banner title={t('trip.enquiry', { name: enquiry.name ?? '' })}>{t('trip.enquiry.text')}</Banner>;
}
