import type { CustomerRecord } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import type { DocumentKind } from '../../model/customer';
import { CustomerRows } from './CustomerRows';
import type { PartProps, UploadProps } from './part-props';

interface Props extends PartProps, UploadProps {
  kind: DocumentKind;
  customer: CustomerRecord | null;
}

/** A document's number, its validity, and its scans. */
export function DocumentCard({ kind, ...parts }: Props) {
  const t = useCustomersText();
  return (
    <Card title={t(`customers.document.${kind}`)} subtitle={t(`customers.card.${kind}Text`)}>
      <CustomerRows {...parts} part={kind} />
    </Card>
  );
}
