import type { ApiClient } from '@portal/shared/api';
import { isoDateToday } from '@portal/shared/format';
import { Card, FieldRow, Stack, Text, TextField } from '@portal/shared/ui';
import { NativeDateField } from '@portal/shared/ui/native-date';
import { useDocumentsText, type DocumentsTextId } from '../../../messages/useDocumentsText';
import type { CustomerForm } from '../hooks/useCustomerForm';
import { hasPassed } from '../model/form-rules';
import { DocumentFiles } from './DocumentFiles';

interface Words {
  readonly title: DocumentsTextId;
  readonly number: DocumentsTextId;
  readonly date: DocumentsTextId;
  readonly file: DocumentsTextId;
  readonly more: DocumentsTextId;
}

const words: Readonly<Record<'passport' | 'drivingLicense', Words>> = {
  passport: {
    title: 'customer.passport',
    number: 'customer.field.passportNumber',
    date: 'customer.field.passportExpireDate',
    file: 'customer.field.passportFile',
    more: 'customer.field.passportMore',
  },
  drivingLicense: {
    title: 'customer.licence',
    number: 'customer.field.licenceNumber',
    date: 'customer.field.licenceExpireDate',
    file: 'customer.field.licenceFile',
    more: 'customer.field.licenceMore',
  },
};

interface DocumentFieldsProps {
  readonly kind: 'passport' | 'drivingLicense';
  readonly form: CustomerForm;
  readonly api: ApiClient;
}

/** Number, expiry date and photos of one document. */
export function DocumentFields({ kind, form, api }: DocumentFieldsProps) {
  const t = useDocumentsText();
  const { values, set, getFieldError, onFile } = form;
  const [number, date] = [`${kind}Number`, `${kind}ExpireDate`] as const;
  const known = onFile[number];
  const files = onFile[`${kind}Files`];
  const { title, ...labels } = words[kind];
  const isPast = hasPassed(values[date], isoDateToday(form.country === 'in' ? 'in' : 'ae'));
  return (
    <Card title={t(title)} subtitle={kind === 'passport' ? t('customer.passport.text') : undefined}>
      <Stack gap={4}>
        <FieldRow>
          <TextField
            name={number}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            label={t(labels.number)}
            help={known ? t('customer.onFile.number', { number: known }) : undefined}
            value={values[number]}
            error={getFieldError(number)}
            onChange={(event) => set(number, event.currentTarget.value)}
          />
          {form.keepsDates && (
            <NativeDateField
              name={date}
              label={t(labels.date)}
              optional
              help={isPast ? t('customer.expired') : undefined}
              value={values[date]}
              error={getFieldError(date)}
              onChange={(event) => set(date, event.currentTarget.value)}
            />
          )}
        </FieldRow>
        {files > 0 && <Text size={2}>{t('customer.onFile.files', { count: files })}</Text>}
        <DocumentFiles
          api={api}
          name={kind}
          first={t(labels.file)}
          more={t(labels.more)}
          isRequired={form.required.includes(kind)}
          error={getFieldError(kind)}
          fileIds={values[kind]}
          onChange={(fileIds) => set(kind, fileIds)}
          onUploading={form.uploads.onUploading}
        />
      </Stack>
    </Card>
  );
}
