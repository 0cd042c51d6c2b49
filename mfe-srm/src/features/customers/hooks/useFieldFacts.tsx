import type { CustomerRecord } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import type { ReactNode } from 'react';
import { useNationalityName } from '../../../entities/customer/hooks/useNationalityName';
import { readText, shownPhone } from '../../../entities/customer/model/customer';
import {
  fieldNames,
  fields,
  isText,
  type FormPart,
  type TextName,
} from '../../../entities/customer/model/fields';
import { useOfferedFields } from '../../../libraries/record-form/hooks/useOfferedFields';
import { useCustomersText } from '../../../messages/useCustomersText';

/** What is known of a customer's fields, in the order of the form. */
export function useFieldFacts(customer: CustomerRecord, part: FormPart) {
  const t = useCustomersText();
  const nationalityName = useNationalityName();
  const offered = useOfferedFields(fields, fieldNames);
  const country = useCountry().id;
  const describe = (name: TextName): ReactNode => {
    const value = readText(customer, name);
    if (value === '') return t('customers.none');
    switch (fields[name].kind) {
      case 'phone':
        return (
          <a href={`tel:${value}`} dir="ltr">
            {shownPhone(customer)}
          </a>
        );
      case 'email':
        return (
          <a href={`mailto:${value}`} dir="ltr">
            {value}
          </a>
        );
      case 'date':
        return formatDate(value, country);
      default:
        return <bdi>{name === 'nationality' ? nationalityName(value) : value}</bdi>;
    }
  };
  return offered
    .filter(isText)
    .filter((name) => fields[name].form?.part === part)
    .map((name) => ({ term: t(`customers.field.${name}`), description: describe(name) }));
}
