import { Banner } from '@portal/shared/ui';
import { usePageText } from '../../../messages/usePageText';

export function RejectionBanner({ reason }: { reason: string | null | undefined }) {
  const t = usePageText();
  return (
    <Banner tone="warning" title={t('company.rejected')}>
      {reason || t('company.rejectedNoReason')}
    </Banner>
  );
}
