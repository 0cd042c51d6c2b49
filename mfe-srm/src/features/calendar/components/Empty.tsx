import { Button, Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useCalendarText } from '../../../messages/useCalendarText';
import { paths } from '../../../model/paths';

interface Props {
  isSearch: boolean;
  onClear: () => void;
}

export function Empty({ isSearch, onClear }: Props) {
  const t = useCalendarText();
  return (
    <Card>
      {isSearch ? (
        <EmptyState
          icon="search"
          title={t('calendar.none')}
          action={<Button onClick={onClear}>{t('calendar.clear')}</Button>}
        >
          {t('calendar.noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          icon="car"
          title={t('calendar.empty')}
          action={
            <LinkButton variant="primary" to={paths.addVehicle}>
              {t('calendar.emptyAdd')}
            </LinkButton>
          }
        >
          {t('calendar.emptyText')}
        </EmptyState>
      )}
    </Card>
  );
}
