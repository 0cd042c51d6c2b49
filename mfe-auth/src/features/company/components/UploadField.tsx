import { uploadFile } from '@portal/shared/api';
import { fileEndpoints, limits, type FileKind, type FileReference } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { FileField } from '@portal/shared/ui/upload';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface UploadFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  kind: Exclude<FileKind, 'video'>;
  label: string;
  help: string;
  error: string | undefined;
  /** What is stored already. */
  stored: FileReference | null;
}

const accepted = {
  image: { accept: limits.files.imageTypes, maxBytes: limits.files.imageMax },
  document: { accept: limits.files.documentTypes, maxBytes: limits.files.documentMax },
} as const;

/** A file of the form, sent as soon as it is chosen. */
export function UploadField<Values extends FieldValues>({ control, name, kind, stored, ...texts }: UploadFieldProps<Values>) {
  const api = useApi();
  const { field } = useController({ control, name });
  const { accept, maxBytes } = accepted[kind];
  return (
    <FileField
      {...texts}
      {...field}
      accept={accept}
      maxBytes={maxBytes}
      initial={stored}
      upload={async (file, options) => {
        const { id, url, thumbnailUrl } = await uploadFile(api, fileEndpoints.uploadSingle, { query: { kind } }, file, options);
        return { fileId: id, url: thumbnailUrl ?? url };
      }}
    />
  );
}
