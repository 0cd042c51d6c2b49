import { Card, Skeleton, Stack, VisuallyHidden } from '@portal/shared/ui';
import { useCalendarText } from '../../../messages/useCalendarText';

const rows = [80, 55, 90, 40, 70, 60];

export function Loading() {
  const t = useCalendarText();
  return (
    <Card aria-busy>
      <VisuallyHidden role="status">{t('calendar.loading')}</VisuallyHidden>
      <Stack gap={6}>
        {rows.map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </Stack>
    </Card>
  );
}
