import type { ApiClient } from '@portal/shared/api';
import { uploadLimits } from '@portal/shared/photos';
import { Card } from '@portal/shared/ui';
import { FileField } from '@portal/shared/ui/upload';
import { useDocumentsText } from '../../../messages/useDocumentsText';
import type { CustomerForm } from '../hooks/useCustomerForm';
import { useSendFile } from '../hooks/useSendFile';

export function PictureField({ form, api }: { form: CustomerForm; api: ApiClient }) {
  const t = useDocumentsText();
  const upload = useSendFile(api, 'image');
  return (
    <Card title={t('customer.picture')}>
      <FileField
        name="customerProfilePic"
        label={t('customer.field.picture')}
        help={t('customer.field.pictureHelp')}
        optional={!form.required.includes('customerProfilePic')}
        {...uploadLimits.image}
        camera="user"
        upload={upload}
        value={form.values.customerProfilePic}
        error={form.getFieldError('customerProfilePic')}
        onChange={(fileId) => form.set('customerProfilePic', fileId)}
        onUploading={(...ended) => form.uploads.onUploading('customerProfilePic', ...ended)}
      />
    </Card>
  );
}
