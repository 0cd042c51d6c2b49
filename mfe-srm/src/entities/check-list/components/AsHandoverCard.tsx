import { Banner, Button, Card, Stack, Text } from '@portal/shared/ui';
import { useCheckListText } from '../../../messages/useCheckListText';

interface Props {
  isConfirmed: boolean;
  /** Parts that were changed. */
  differences: number;
  error: string | undefined;
  onConfirm: () => void;
}

/** The return starts from the state at handover. One click confirms that the rest is unchanged. */
export function AsHandoverCard({ isConfirmed, differences, error, onConfirm }: Props) {
  const t = useCheckListText();
  if (isConfirmed)
    return (
      <Banner tone="success" title={t('checkList.asHandoverDone', { count: differences })}>
        {t('checkList.asHandoverDoneText')}
      </Banner>
    );
  return (
    <Card
      title={t('checkList.asHandoverTitle')}
      actions={
        <Button variant="primary" icon="check" onClick={onConfirm}>
          {t('checkList.asHandover')}
        </Button>
      }
    >
      <Stack gap={2}>
        <Text tone="secondary">{t('checkList.asHandoverText')}</Text>
        {error && (
          <Text role="alert" tone="danger" size={2}>
            {error}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
