import { Card, LinkButton, Inline, Text } from '@portal/shared/ui';
import { useTodayText } from '../../../messages/useTodayText';
import { useNewEnquiries } from '../hooks/useNewEnquiries';

/** Unanswered enquiries: their clock runs while the desk is at work. */
export function EnquiriesLine() {
  const t = useTodayText();
  const count = useNewEnquiries();
  if (!count) return null;
  return (
    <Card>
      <Inline justify="space-between">
        <Text>{t('today.enquiries', { count })}</Text>
        <LinkButton size="sm" to="/enquiries">
          {t('today.enquiries.open')}
        </LinkButton>
      </Inline>
    </Card>
  );
}
