import { useI18n } from '@portal/shared/i18n';
import { Button, Icon, IconButton, ProgressBar } from '@portal/shared/ui';
import { formatBytes } from '../../format/bytes';
import { LocalPicture } from './LocalPicture';
import { Row, RowActions, Thumb, Words } from './uploadStyle';
import type { UploadState } from './useUpload';
import { useUploadText } from './useUploadText';

export interface FileRowProps {
  state: UploadState;
  /** A file saved before: this device has no copy of it. */
  current?: { name: string; url?: string };
  disabled?: boolean;
  onReplace: () => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** The chosen file: its name, its progress and its actions. */
export function FileRow({ state, current, disabled, onReplace, onRetry, onCancel, onRemove }: FileRowProps) {
  const t = useUploadText();
  const { locale } = useI18n();
  const file = state.status === 'idle' ? null : state.file;
  const saved = !file && current?.url ? <img src={current.url} alt="" /> : null;
  const picture = file?.type.startsWith('image/') ? <LocalPicture file={file} /> : saved;
  const name = file?.name ?? current?.name ?? t('ui.file.unnamed');
  const size = file ? formatBytes(file.size, locale) : '';
  const percent = state.status === 'sending' ? Math.round(state.share * 100) : 0;
  const note = {
    idle: t('ui.file.saved'),
    sending: t('ui.file.sending', { size, percent }),
    failed: t('ui.file.notSent', { size }),
    done: t('ui.file.sent', { size }),
  }[state.status];
  return (
    <Row>
      <Thumb>{picture ?? <Icon name={state.status === 'failed' ? 'alert' : 'check'} size={20} />}</Thumb>
      <Words>
        <b title={name} dir="auto">
          {name}
        </b>
        <small>{note}</small>
      </Words>
      <RowActions>
        {state.status === 'failed' && (
          <Button size="sm" icon="refresh" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        )}
        {state.status === 'sending' ? (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        ) : (
          <>
            {state.status !== 'failed' && (
              <Button size="sm" variant="ghost" disabled={disabled} onClick={onReplace}>
                {t('ui.file.replace')}
              </Button>
            )}
            <IconButton
              size="sm"
              icon="x"
              disabled={disabled}
              label={t('ui.file.remove', { name })}
              onClick={onRemove}
            />
          </>
        )}
      </RowActions>
      {state.status === 'sending' && (
        <ProgressBar value={state.share} label={t('ui.file.progress', { name })} />
      )}
    </Row>
  );
}
