import { Banner } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';

export function RejectionBanner({ reason }: { reason: string | null | undefined }) {
  const t = useText();
  return <Banner tone="warning" title={t('company.rejected')}>{reason || t('company.rejectedNoReason')}</Banner>;
}
