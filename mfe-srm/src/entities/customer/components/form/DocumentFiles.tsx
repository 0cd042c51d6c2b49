import type { CustomerRecord } from '@portal/shared/contract';
import { UploadField } from '@portal/shared/forms/upload';
import { useWatch } from 'react-hook-form';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { listDocumentFiles, type DocumentKind } from '../../model/customer';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  kind: DocumentKind;
  customer: CustomerRecord | null;
}

/** The scans, and a place for one more while there is room. */
export function DocumentFiles({ customerForm: { form, errors }, kind, customer, onUploading }: Props) {
  const t = useCustomersText();
  const ids = useWatch({ control: form.control, name: kind });
  const firstEmpty = ids.indexOf(null);
  const stored = customer ? listDocumentFiles(customer, kind) : [];
  return ids.map((id, at) => {
    if (id === null && at !== firstEmpty) return null;
    const file = stored.find((one) => one.id === id);
    return (
      <UploadField
        key={at}
        control={form.control}
        name={`${kind}.${at}`}
        kind="document"
        label={t('customers.field.scan', { document: t(`customers.document.${kind}`), page: at + 1 })}
        {...(at === 0 ? { help: t('customers.help.scan') } : {})}
        error={at === 0 ? errors.getText(kind) : undefined}
        // By name alone: showing the picture would count, and be recorded, as a view.
        stored={file ? { id: file.id, ...(file.name === undefined ? {} : { name: file.name }) } : null}
        onUploading={onUploading}
      />
    );
  });
}
