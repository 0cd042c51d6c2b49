import type { ApiClient } from '@portal/shared/api';
import type { CustomerForm } from '../hooks/useCustomerForm';
import { DocumentFields } from './DocumentFields';
import { PictureField } from './PictureField';

export interface DocumentsProps {
  readonly form: CustomerForm;
  readonly api: ApiClient;
}

/** Everything with files. */
export function Documents({ form, api }: DocumentsProps) {
  return (
    <>
      <DocumentFields kind="passport" form={form} api={api} />
      <DocumentFields kind="drivingLicense" form={form} api={api} />
      <PictureField form={form} api={api} />
    </>
  );
}
