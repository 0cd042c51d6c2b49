import { formatList } from '@portal/shared/format';
import { sendShortcuts } from '@portal/shared/keyboard';
import { Banner, Button, Inline, Stack } from '@portal/shared/ui';
import { SendHint } from '@portal/shared/ui/send-hint';
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
        <Button variant="primary" busy={isRunning} aria-keyshortcuts={sendShortcuts} onClick={onContinue}>
          {t(isRunning ? 'checkList.finishing' : 'checkList.continue')}
          <SendHint />
        </Button>
      </Inline>
    </Stack>
  );
}
