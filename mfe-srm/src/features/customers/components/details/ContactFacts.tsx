import type { CustomerRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useNationalityName } from '../../../../entities/customer/hooks/useNationalityName';
import { getCustomerPhone, shownPhone } from '../../../../entities/customer/model/customer';

/** Who the customer is and how to reach them. */
export function ContactFacts({ customer }: { customer: CustomerRecord }) {
  const t = useCustomersText();
  const nationalityName = useNationalityName();
  const country = useCountry().id;
  const phone = getCustomerPhone(customer);
  const { email, createdAt, updatedAt } = customer;
  const none = t('customers.none');
  const items = [
    { term: t('customers.field.customerName'), description: <bdi>{customer.customerName || none}</bdi> },
    {
      term: t('customers.field.phoneNumber'),
      description: phone ? (
        <a href={`tel:${phone}`} dir="ltr">
          {shownPhone(customer)}
        </a>
      ) : (
        none
      ),
    },
    {
      term: t('customers.field.email'),
      description: email ? (
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      ) : (
        none
      ),
    },
    {
      term: t('customers.field.nationality'),
      description: <bdi>{nationalityName(customer.nationality ?? '') || none}</bdi>,
    },
    ...(createdAt
      ? [{ term: t('customers.createdAt'), description: formatDateTime(createdAt, country) }]
      : []),
    ...(updatedAt && updatedAt !== createdAt
      ? [{ term: t('customers.updatedAt'), description: formatDateTime(updatedAt, country) }]
      : []),
  ];
  return (
    <Card title={t('customers.card.contact')}>
      <DescriptionList items={items} />
    </Card>
  );
}
