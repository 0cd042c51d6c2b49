import { formatList } from '@portal/shared/format';
import { Banner, Button, Inline, Stack } from '@portal/shared/ui';
import { SendButton } from '@portal/shared/ui/send-button';
import { useCheckListText } from '../../../messages/useCheckListText';

interface Props {
  /** It is being sent, or waits for a network. */
  isRunning: boolean;
  missing: readonly string[];
  onContinue: () => void;
  onReopen: () => void;
}

/** Both sign on another page: this one only has to be filled in. */
export function ContinueBar({ isRunning, missing, onContinue, onReopen }: Props) {
  const t = useCheckListText();
  return (
    <Stack gap={3}>
      {missing.length > 0 && (
        <Banner tone="danger" title={t('checkList.missing')}>
          {formatList(missing)}
        </Banner>
      )}
      <Inline justify="end">
        {isRunning && (
          <Button variant="ghost" onClick={onReopen}>
            {t('checkList.change')}
          </Button>
        )}
        <SendButton busy={isRunning} onClick={onContinue}>
          {t(isRunning ? 'checkList.finishing' : 'checkList.continue')}
        </SendButton>
      </Inline>
    </Stack>
  );
}
