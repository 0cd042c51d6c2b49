import { customerDocuments, isOptionalField, type CustomerRecord } from '@portal/shared/contract';
import { UploadField } from '@portal/shared/forms/upload';
import { useCountry } from '@portal/shared/portal';
import { TextField, type TextFieldProps } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller } from 'react-hook-form';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { getTextProps } from '../../../../libraries/record-form/model/form-fields';
import { getPicture, type DocumentKind } from '../../model/customer';
import { fields, isText, type FieldName, type FieldWithHelp, type TextName } from '../../model/fields';
import { DocumentFiles } from './DocumentFiles';
import { NationalityField } from './NationalityField';
import type { PartProps, UploadProps } from './part-props';

const email = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
} as const satisfies Partial<TextFieldProps>;

/** The rule that one of these is needed checks all of them. */
const numbers: readonly TextName[] = Object.values(customerDocuments).map(({ number }) => number);

interface Props extends PartProps, UploadProps {
  name: FieldName;
  customer: CustomerRecord | null;
}

/** One field of the form, as its entry in the table describes it. */
export function CustomerField({ name, ...parts }: Props) {
  const t = useCustomersText();
  const { form, errors } = parts.customerForm;
  const field = fields[name];
  const frame = {
    label: t(`customers.field.${name}`),
    error: errors.getText(name),
    ...(field.form?.hasHelp && { help: t(`customers.help.${name as FieldWithHelp}`) }),
  };
  if (field.kind === 'files') return <DocumentFiles {...parts} kind={name as DocumentKind} />;
  if (!isText(name))
    return (
      <UploadField
        {...frame}
        control={form.control}
        name={name as 'customerProfilePic'}
        kind="image"
        stored={parts.customer && getPicture(parts.customer)}
        onUploading={parts.onUploading}
      />
    );
  if (name === 'nationality') return <NationalityField customerForm={parts.customerForm} />;
  if (field.kind === 'phone') return <TypedPhone {...parts} {...frame} name={name} />;
  if (field.kind === 'date') return <DateField {...form.register(name)} {...frame} optional />;
  const isIdentity = numbers.includes(name);
  return (
    <TextField
      {...form.register(name, isIdentity ? { deps: [...numbers] } : {})}
      {...frame}
      {...(field.kind === 'email' ? email : getTextProps(field.form))}
      {...(isOptionalField(field) && !isIdentity && { optional: true })}
      autoComplete="off"
    />
  );
}

type PhoneProps = PartProps & { name: TextName; label: string; error: string | undefined };

function TypedPhone({ customerForm: { form }, name, label, error }: PhoneProps) {
  const country = useCountry().id;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <PhoneField {...field} label={label} country={country} autoComplete="off" error={error} />
      )}
    />
  );
}
