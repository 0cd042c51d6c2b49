import { srmRiskEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { useRiskText } from '../../../../messages/useRiskText';

/** All rows of a list share one call. Without an answer there is no mark. */
export function HighRiskBadge({ bookingId }: { bookingId: string }) {
  const t = useRiskText();
  const { data } = useQuery(srmRiskEndpoints.list, {}, { onError: () => undefined });
  const isHigh = data?.list.some((one) => one.bookingId === bookingId && one.level === 'high') ?? false;
  return isHigh ? <Badge tone="danger">{t('risk.highRisk')}</Badge> : null;
}
