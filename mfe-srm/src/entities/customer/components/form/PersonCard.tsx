import type { CustomerRecord } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { CustomerRows } from './CustomerRows';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  customer: CustomerRecord | null;
}

/** What few customers are asked for: nationality and picture. It comes last, so that Tab does not pass it. */
export function PersonCard(props: Props) {
  const t = useCustomersText();
  return (
    <Card title={t('customers.card.person')}>
      <CustomerRows {...props} part="person" />
    </Card>
  );
}
