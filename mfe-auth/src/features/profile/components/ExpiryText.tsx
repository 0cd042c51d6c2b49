import { isoDateToday, formatDate } from '@portal/shared/format';
import { Badge, Inline } from '@portal/shared/ui';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { expiryState } from '../model/expiry';

export function ExpiryText({ date }: { date: string | null | undefined }) {
  const t = usePageText();
  const country = usePageCountry();
  if (!date) return <>{t('profile.none')}</>;
  const { state, days } = expiryState(date, isoDateToday(country.id));
  return (
    <Inline as="span">
      <time dateTime={date}>{formatDate(date, country.id)}</time>
      {state === 'expired' && <Badge tone="danger">{t('profile.expired')}</Badge>}
      {state === 'soon' && <Badge tone="warning">{t('profile.expiresIn', { days })}</Badge>}
    </Inline>
  );
}
