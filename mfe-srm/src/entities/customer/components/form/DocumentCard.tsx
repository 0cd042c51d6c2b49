import type { CustomerRecord } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { DocumentKind } from '../../model/customer';
import { DocumentFiles } from './DocumentFiles';
import type { PartProps, UploadProps } from './part-props';

const fields = {
  passport: { number: 'passportNumber', date: 'passportExpireDate' },
  drivingLicense: { number: 'drivingLicenseNumber', date: 'drivingLicenseExpireDate' },
} as const;

interface Props extends PartProps, UploadProps {
  kind: DocumentKind;
  customer: CustomerRecord | null;
}

/** A document's number, its validity, and its scans. */
export function DocumentCard({ customerForm, kind, customer, onUploading }: Props) {
  const t = useCustomersText();
  const keepsDates = useCapability('document-expiry');
  const { form, errors } = customerForm;
  const { number, date } = fields[kind];
  // The rule that one of the two numbers is needed checks both.
  const others = Object.values(fields).map((names) => names.number);
  return (
    <Card title={t(`customers.document.${kind}`)} subtitle={t(`customers.card.${kind}Text`)}>
      <FieldRow>
        <TextField
          {...form.register(number, { deps: others })}
          label={t(`customers.field.${number}`)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          code
          error={errors.getText(number)}
        />
        {keepsDates && (
          <DateField
            {...form.register(date)}
            label={t(`customers.field.${date}`)}
            optional
            error={errors.getText(date)}
          />
        )}
      </FieldRow>
      <DocumentFiles customerForm={customerForm} kind={kind} customer={customer} onUploading={onUploading} />
    </Card>
  );
}
