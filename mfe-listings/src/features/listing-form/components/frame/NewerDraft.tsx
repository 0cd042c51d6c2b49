import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useFormText } from '../../../../messages/useFormText';
import type { OtherDraft } from '../../hooks/useOpenDraft';

interface Props {
  other: OtherDraft;
  isFailed: boolean;
  takeOther: () => Promise<void>;
  keepOwn: () => Promise<void>;
}

/** Another device has unsaved input of this form. Until the agent chooses, nothing of it changes. */
export function NewerDraft({ other, isFailed, takeOther, keepOwn }: Props) {
  const t = useFormText();
  const country = useCountry().id;
  const [isBusy, setBusy] = useState(false);
  const choose = (take: () => Promise<void>) => {
    setBusy(true);
    void take().finally(() => setBusy(false));
  };
  const { saved, isRival } = other;
  const from =
    saved && t('form.newer.from', { device: saved.device, time: formatDateTime(saved.keptAt, country) });
  return (
    <Banner
      tone="warning"
      title={t(isRival ? 'form.newer.title' : 'form.newer.offer')}
      action={
        <>
          <Button size="sm" disabled={isBusy} onClick={() => choose(takeOther)}>
            {t(isRival ? 'form.newer.take' : 'form.newer.continue')}
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => choose(keepOwn)}>
            {t(isRival ? 'form.newer.keep' : 'form.newer.drop')}
          </Button>
        </>
      }
    >
      {from && <>{from} </>}
      {t(isFailed ? 'form.newer.failed' : isRival ? 'form.newer.text' : 'form.newer.offerText')}
    </Banner>
  );
}
