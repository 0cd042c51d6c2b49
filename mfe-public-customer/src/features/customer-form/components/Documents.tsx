import type { ApiClient } from '@portal/shared/api';
import { Banner } from '@portal/shared/ui';
import { useDocumentsText } from '../../../messages/useDocumentsText';
import type { CustomerForm } from '../hooks/useCustomerForm';
import { useFormDraft } from '../hooks/useFormDraft';
import { DocumentFields } from './DocumentFields';
import { EmiratesIdField } from './EmiratesIdField';
import { NationalityOptions } from './NationalityOptions';
import { PictureField } from './PictureField';

export interface DocumentsProps {
  readonly form: CustomerForm;
  readonly api: ApiClient;
}

/** Everything with files, and what else loads after the first fields. */
export function Documents({ form, api }: DocumentsProps) {
  const t = useDocumentsText();
  const draft = useFormDraft(form);
  // The fields of files read their value once.
  if (draft === 'reading') return null;
  return (
    <>
      {draft === 'restored' && (
        <Banner tone="info" title={t('customer.restored')}>
          {t('customer.restored.text')}
        </Banner>
      )}
      <NationalityOptions />
      {form.hasEmiratesId && <EmiratesIdField form={form} />}
      <DocumentFields kind="passport" form={form} api={api} />
      <DocumentFields kind="drivingLicense" form={form} api={api} />
      <PictureField form={form} api={api} />
    </>
  );
}
