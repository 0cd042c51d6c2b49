import { useI18n } from '@portal/shared/portal';
import { formatBytes } from '@portal/shared/format';
import { Stack } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import { useAddFiles } from '../hooks/useAddFiles';
import { fileRules } from '../model/check-files';
import { filterByList, type MediaItem, type MediaList } from '../model/media-item';
import type { MediaStore } from '../model/media-store';
import { typeNames } from '../model/type-names';
import { FieldProblem } from './FieldProblem';
import { FilePicker } from './FilePicker';
import { FileRow } from './FileRow';
import { RefusedFiles } from './RefusedFiles';

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

interface FilesFieldProps {
  list: Exclude<MediaList, 'vehiclePhotos'>;
  media: MediaStore;
  items: readonly MediaItem[];
  label: string;
  cameraLabel?: string;
  error: string | undefined;
}

/** Files shown by name: licences, and the video with its preview. */
export function FilesField({ list, media, items: all, label, cameraLabel, error }: FilesFieldProps) {
  const t = useFormText();
  const { locale } = useI18n();
  const errorId = useId();
  const { add, refused, forget } = useAddFiles(media, list);
  const items = filterByList(all, list);
  const { accept, maxBytes, maxFiles } = fileRules[list];
  return (
    <Stack gap={3}>
      {items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <FileRow key={item.key} item={item} media={media} />
          ))}
        </Rows>
      )}
      {items.length < maxFiles && (
        <FilePicker
          name={list}
          multiple={maxFiles > 1}
          label={label}
          hint={t('form.media.hint', {
            types: typeNames(accept, locale),
            size: formatBytes(maxBytes, locale),
            max: maxFiles,
          })}
          accept={accept}
          cameraLabel={cameraLabel}
          invalid={Boolean(error)}
          describedBy={errorId}
          onFiles={add}
        />
      )}
      <FieldProblem id={errorId} error={error} />
      <RefusedFiles list={list} refused={refused} onClose={forget} />
    </Stack>
  );
}
