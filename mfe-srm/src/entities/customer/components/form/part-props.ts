import type { Uploads } from '@portal/shared/forms/upload';
import type { CustomerForm } from '../../hooks/useCustomerForm';

export interface PartProps {
  customerForm: Pick<CustomerForm, 'form' | 'errors'>;
}

export interface UploadProps {
  /** The form must not be sent in the meantime. */
  onUploading: Uploads['onUploading'];
}
