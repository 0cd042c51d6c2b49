import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FileKind, FileReference } from '@portal/shared/contract';
import { uploadLimits } from '@portal/shared/photos';
import { FileField } from '@portal/shared/ui/upload';
import { useStoredFile } from './useStoredFile';
import type { Uploads } from './useAfterUploads';
import { useUploader } from './useUploader';

interface UploadFieldProps<Values extends FieldValues, Checked> {
  control: Control<Values, unknown, Checked>;
  name: FieldPath<Values>;
  kind: Exclude<FileKind, 'video'>;
  label: string;
  help?: string;
  error: string | undefined;
  /** The file that the record has already. */
  stored: FileReference | null;
  /** The form must not be sent meanwhile. */
  onUploading: Uploads['onUploading'];
}

/** A file of the form, sent as soon as it is chosen. */
export function UploadField<Values extends FieldValues, Checked>(props: UploadFieldProps<Values, Checked>) {
  const { control, name, kind, stored, onUploading, ...texts } = props;
  const { field } = useController({ control, name });
  const uploader = useUploader(kind);
  const current = useStoredFile(field.value, stored, uploader.sent);
  return (
    <FileField
      {...texts}
      {...uploadLimits[kind]}
      {...field}
      current={current}
      camera={kind === 'document' ? 'environment' : undefined}
      upload={uploader.upload}
      onUploading={(...ended) => onUploading(name, ...ended)}
    />
  );
}
