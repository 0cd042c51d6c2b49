import { Card, TextField } from '@portal/shared/ui';
import { useDocumentsText } from '../../../messages/useDocumentsText';
import type { CustomerForm } from '../hooks/useCustomerForm';

/** The number of the identity card, which residents of the UAE have. */
export function EmiratesIdField({ form }: { form: CustomerForm }) {
  const t = useDocumentsText();
  const known = form.onFile.emiratesId;
  return (
    <Card title={t('customer.emiratesId')}>
      <TextField
        name="emiratesId"
        code
        autoComplete="off"
        inputMode="numeric"
        maxLength={30}
        label={t('customer.field.emiratesId')}
        help={known ? t('customer.onFile.number', { number: known }) : t('customer.field.emiratesIdHelp')}
        optional
        value={form.values.emiratesId}
        error={form.getFieldError('emiratesId')}
        onChange={(event) => form.set('emiratesId', event.currentTarget.value)}
      />
    </Card>
  );
}
