import { DropWords } from './DropWords';
import { useI18n } from '@portal/shared/i18n';
import { Button, FieldFrame, Icon, useField, VisuallyHidden, type FieldOptions } from '@portal/shared/ui';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type DragEvent,
  type Ref,
} from 'react';
import { formatBytes } from '../../format/bytes';
import { checkFile, getMaxBytes, typeNames, type FileLimits } from './checkFile';
import { FileRow } from './FileRow';
import { Area, CameraLine, DropLabel, DropMark, HiddenInput } from './uploadStyle';
import { useUpload, type Upload } from './useUpload';
import { useUploadText } from './useUploadText';

export interface FileFieldProps extends FieldOptions, FileLimits {
  /** The id of the uploaded file, or null. */
  value: string | null;
  onChange: (fileId: string | null) => void;
  onBlur?: () => void;
  upload: Upload;
  /** The saved file that `value` refers to. */
  current?: { name: string; url?: string };
  /** Offers the camera on phones and tablets. */
  camera?: 'environment' | 'user';
  /** The form should wait: an upload began, or ended with or without its file. */
  onUploading?: (uploading: boolean, arrived: boolean) => void;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Drop, choose or photograph one file. It is sent at once, with progress, and again if it failed. */
export function FileField(props: FileFieldProps) {
  const t = useUploadText();
  const { locale } = useI18n();
  const [refused, setRefused] = useState<string>();
  const { state, send, clear } = useUpload(props.upload, ({ fileId }) => props.onChange(fileId));
  const failure = state.status === 'failed' ? state.message || t('ui.file.failed') : undefined;
  const [frame, control, own] = useField({ ...props, error: refused ?? failure ?? props.error });
  const {
    value,
    onChange,
    onBlur,
    current,
    camera,
    onUploading,
    accept,
    maxBytes,
    photoMaxBytes,
    name,
    disabled,
    ref,
  } = own;
  const limits = { accept, maxBytes, ...(photoMaxBytes && { photoMaxBytes }) };
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const sending = state.status === 'sending';
  const tellUploading = useEffectEvent((busy: boolean, arrived: boolean) => onUploading?.(busy, arrived));
  const done = state.status === 'done';
  useEffect(() => tellUploading(sending, done), [sending, done]);
  // A field that unmounts cancels its upload.
  useEffect(() => () => tellUploading(false, false), []);

  function choose(file: File | undefined) {
    if (!file) return;
    const problem = checkFile(file, limits);
    const facts = {
      name: file.name,
      size: formatBytes(file.size, locale),
      max: formatBytes(getMaxBytes(file, limits), locale),
      types: typeNames(accept, locale),
    };
    setRefused(problem ? t(`ui.file.problem.${problem}`, facts) : undefined);
    if (!problem) void send(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) choose(event.dataTransfer.files[0]);
  }
  const takesOther = accept.some((type) => !type.startsWith('image/'));
  const takesMore = takesOther && photoMaxBytes !== undefined;
  const fileInput = { type: 'file', accept: accept.join(','), disabled } as const;
  const shown = sending || state.status === 'failed' || value !== null;
  const quarter = sending ? Math.floor(state.share * 4) * 25 : null;

  return (
    <FieldFrame {...frame}>
      <Area
        $over={over}
        $invalid={Boolean(frame.error)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <HiddenInput
          {...fileInput}
          {...control}
          ref={input}
          name={name}
          aria-labelledby={`${control.id}-label`}
          onBlur={onBlur}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {shown ? (
          <FileRow
            state={state}
            current={current}
            disabled={disabled}
            onReplace={() => input.current?.click()}
            onRetry={() => {
              if (state.status === 'failed') void send(state.file);
            }}
            onCancel={clear}
            onRemove={() => {
              clear();
              setRefused(undefined);
              onChange(null);
              input.current?.focus();
            }}
          />
        ) : (
          <DropLabel htmlFor={control.id}>
            <DropMark>
              <Icon name="plus" size={20} />
            </DropMark>
            <span>
              <b>{t('ui.file.choose')}</b> <DropWords>{t('ui.file.drop')}</DropWords>
              <small>
                {t(takesMore ? 'ui.file.limitsPhotos' : 'ui.file.limits', {
                  types: typeNames(accept, locale),
                  max: formatBytes(takesOther ? maxBytes : (photoMaxBytes ?? maxBytes), locale),
                  photoMax: formatBytes(photoMaxBytes ?? maxBytes, locale),
                })}
              </small>
            </span>
          </DropLabel>
        )}
      </Area>
      {camera && !shown && (
        <CameraLine>
          <HiddenInput
            {...fileInput}
            ref={cameraInput}
            capture={camera}
            tabIndex={-1}
            aria-hidden
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          <Button fullWidth onClick={() => cameraInput.current?.click()} disabled={disabled}>
            {t('ui.file.camera')}
          </Button>
        </CameraLine>
      )}
      <VisuallyHidden role="status">
        {quarter !== null && t('ui.file.announce', { percent: quarter })}
        {state.status === 'done' && t('ui.file.announceDone')}
      </VisuallyHidden>
    </FieldFrame>
  );
}
