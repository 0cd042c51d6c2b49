import type { CustomerRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useFieldFacts } from '../../hooks/useFieldFacts';

/** Who the customer is and how to reach them. */
export function ContactFacts({ customer }: { customer: CustomerRecord }) {
  const t = useCustomersText();
  const contact = useFieldFacts(customer, 'contact');
  const person = useFieldFacts(customer, 'person');
  const country = useCountry().id;
  const { createdAt, updatedAt } = customer;
  const items = [
    ...contact,
    ...person,
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
