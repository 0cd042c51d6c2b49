import { Banner, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useFormText } from '../../../../messages/useFormText';

interface Props {
  isFailed: boolean;
  onTakeOther: () => Promise<void>;
  onKeepOwn: () => Promise<void>;
}

/** Two devices have worked on the same draft. Until the agent chooses, each keeps its own. */
export function NewerDraft({ isFailed, onTakeOther, onKeepOwn }: Props) {
  const t = useFormText();
  const [isBusy, setBusy] = useState(false);
  const choose = (take: () => Promise<void>) => {
    setBusy(true);
    void take().finally(() => setBusy(false));
  };
  return (
    <Banner
      tone="warning"
      title={t('form.newer.title')}
      action={
        <>
          <Button size="sm" disabled={isBusy} onClick={() => choose(onTakeOther)}>
            {t('form.newer.take')}
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => choose(onKeepOwn)}>
            {t('form.newer.keep')}
          </Button>
        </>
      }
    >
      {t(isFailed ? 'form.newer.failed' : 'form.newer.text')}
    </Banner>
  );
}
