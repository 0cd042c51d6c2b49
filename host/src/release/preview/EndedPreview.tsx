import type { PreviewEnd } from '@portal/shared/remote';
import { Banner, Button } from '@portal/shared/ui';
import { useReleaseMessages } from '../../messages/useReleaseMessages';

const reasons = {
  invalid: 'preview.ended.invalid',
  expired: 'preview.ended.expired',
  withdrawn: 'preview.ended.withdrawn',
  live: 'preview.ended.live',
  unfit: 'preview.ended.unfit',
} as const satisfies Record<PreviewEnd, string>;

interface Props {
  readonly reason: PreviewEnd;
  readonly onClose?: (() => void) | undefined;
  /** Undefined: the page has the live versions already. */
  readonly onReload?: (() => void) | undefined;
}

/** Says why a preview is not shown, or not any more. */
export function EndedPreview({ reason, onClose, onReload }: Props) {
  const t = useReleaseMessages();
  return (
    <Banner
      tone="warning"
      title={t(reason === 'invalid' ? 'preview.refused' : 'preview.ended')}
      action={
        onReload ? (
          <Button size="sm" onClick={onReload}>
            {t('release.reload')}
          </Button>
        ) : (
          <Button size="sm" onClick={onClose}>
            {t('preview.close')}
          </Button>
        )
      }
    >
      {t(reasons[reason])}
    </Banner>
  );
}
