import type { CustomerRecord } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { CustomerRows } from './CustomerRows';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  customer: CustomerRecord | null;
}

/** Who the customer is, and how to reach them. */
export function ContactCard(props: Props) {
  const t = useCustomersText();
  return (
    <Card title={t('customers.card.contact')}>
      <CustomerRows {...props} part="contact" />
    </Card>
  );
}
