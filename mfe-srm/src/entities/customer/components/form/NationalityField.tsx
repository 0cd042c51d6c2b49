import { useNationalityWords } from '@portal/shared/names/countries';
import { useI18n } from '@portal/shared/portal';
import { TextField } from '@portal/shared/ui';
import { ComboBox } from '@portal/shared/ui/overlays';
import { useController } from 'react-hook-form';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useNationalities } from '../../hooks/useNationalities';
import { useNationalityName } from '../../hooks/useNationalityName';
import type { PartProps } from './part-props';

/** A country of the list, with search. The record may contain another word, such as "Indian". */
export function NationalityField({ customerForm: { form, errors } }: PartProps) {
  const t = useCustomersText();
  const { field } = useController({ control: form.control, name: 'nationality' });
  const { locale } = useI18n();
  const nationalityName = useNationalityName();
  const getWords = useNationalityWords();
  const { names } = useNationalities();
  const frame = {
    label: t('customers.field.nationality'),
    error: errors.getText('nationality'),
    optional: true,
  };
  // Without the list it is typed.
  if (names === null) return <TextField {...field} {...frame} dir="auto" maxLength={60} autoComplete="off" />;
  const shown = field.value === '' || names.includes(field.value) ? names : [field.value, ...names];
  const options = shown
    .map((name) => ({
      value: name,
      label: nationalityName(name),
      // Somebody looks for "British" or types the name as their own list has it.
      also: `${name} ${getWords(name)}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <ComboBox
      {...field}
      {...frame}
      value={field.value || null}
      onChange={(name) => field.onChange(name ?? '')}
      options={options}
      placeholder={t('customers.nationality.search')}
    />
  );
}
