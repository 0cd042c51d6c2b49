import { limits, type CustomerRecord } from '@portal/shared/contract';
import { UploadField } from '@portal/shared/forms/upload';
import { useCountry } from '@portal/shared/portal';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller } from 'react-hook-form';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { getPicture } from '../../model/customer';
import { NationalityField } from './NationalityField';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  customer: CustomerRecord | null;
  /** With the contact alone, neither nationality nor picture is asked for. */
  isContactOnly: boolean;
}

/** Who the customer is, and how to reach them. */
export function ContactCard({ customerForm, customer, isContactOnly, onUploading }: Props) {
  const t = useCustomersText();
  const country = useCountry().id;
  const { form, errors } = customerForm;
  return (
    <Card title={t('customers.card.contact')}>
      <TextField
        {...form.register('customerName')}
        label={t('customers.field.customerName')}
        help={t('customers.help.customerName')}
        autoComplete="off"
        maxLength={limits.customer.nameMax}
        dir="auto"
        error={errors.getText('customerName')}
      />
      <FieldRow>
        <Controller
          control={form.control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              {...field}
              label={t('customers.field.phoneNumber')}
              country={country}
              autoComplete="off"
              error={errors.getText('phoneNumber')}
            />
          )}
        />
        <TextField
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          label={t('customers.field.email')}
          error={errors.getText('email')}
        />
      </FieldRow>
      {!isContactOnly && (
        <>
          <NationalityField customerForm={customerForm} />
          <UploadField
            control={form.control}
            name="customerProfilePic"
            kind="image"
            label={t('customers.field.customerProfilePic')}
            help={t('customers.help.customerProfilePic')}
            error={errors.getText('customerProfilePic')}
            stored={customer && getPicture(customer)}
            onUploading={onUploading}
          />
        </>
      )}
    </Card>
  );
}
