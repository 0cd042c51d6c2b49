import { Card, Stack, TextField } from '@portal/shared/ui';
import { PhoneField } from '@portal/shared/ui/phone';
import { useText } from '../../../messages/useText';
import type { CustomerForm } from '../hooks/useCustomerForm';
import { NATIONALITIES } from '../model/form-values';

/** Name, phone, e-mail and nationality of the customer. */
export function AboutFields({ form }: { form: CustomerForm }) {
  const t = useText();
  const { values, set, getFieldError } = form;
  return (
    <Card title={t('customer.about')}>
      <Stack gap={4}>
        <TextField
          name="customerName"
          dir="auto"
          autoComplete="name"
          maxLength={120}
          label={t('customer.field.name')}
          help={t('customer.field.nameHelp')}
          value={values.customerName}
          error={getFieldError('customerName')}
          onChange={(event) => set('customerName', event.currentTarget.value)}
        />
        <PhoneField
          name="phone"
          label={t('customer.field.phone')}
          country={form.country === 'in' ? 'in' : 'ae'}
          value={values.phone}
          error={getFieldError('phone')}
          onChange={(value) => set('phone', value)}
        />
        <TextField
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          inputMode="email"
          label={t('customer.field.email')}
          optional={!form.onFile.hasEmail}
          value={values.email}
          error={getFieldError('email')}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
        <TextField
          name="nationality"
          list={NATIONALITIES}
          dir="auto"
          autoComplete="country-name"
          maxLength={60}
          label={t('customer.field.nationality')}
          help={t('customer.field.nationalityHelp')}
          optional
          value={values.nationality}
          error={getFieldError('nationality')}
          onChange={(event) => set('nationality', event.currentTarget.value)}
        />
      </Stack>
    </Card>
  );
}
