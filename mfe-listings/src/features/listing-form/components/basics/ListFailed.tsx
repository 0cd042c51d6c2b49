import { Banner, Button } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import type { Choices } from '../../../../entities/listing/hooks/useLookupNames';

/** A list of options failed to load. */
export function ListFailed({ choices }: { choices: readonly Choices[] }) {
  const t = useFormText();
  const failed = choices.filter(({ retry }) => retry !== null);
  if (failed.length === 0) return null;
  const retryAll = () => failed.forEach(({ retry }) => retry?.());
  return (
    <Banner
      tone="danger"
      title={t('form.list.failed')}
      action={
        <Button size="sm" icon="refresh" onClick={retryAll}>
          {t('form.failure.tryAgain')}
        </Button>
      }
    >
      {t('form.list.failedText')}
    </Banner>
  );
}
