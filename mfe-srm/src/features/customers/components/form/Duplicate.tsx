import type { CustomerRecord } from '@portal/shared/contract';
import { Banner, LinkButton } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { customerPath } from '../../../../entities/customer/paths';

interface Props {
  existingId: string;
  customer: CustomerRecord | null;
}

/** Another entry has the same document: a link to it, and the option to merge the two. */
export function Duplicate({ existingId, customer }: Props) {
  const t = useCustomersText();
  return (
    <Banner
      tone="warning"
      title={t('customers.duplicate')}
      action={
        <LinkButton size="sm" to={customerPath(existingId)} target="_blank">
          {t('customers.duplicate.open')}
        </LinkButton>
      }
    >
      {t(customer ? 'customers.duplicate.merge' : 'customers.duplicate.use')}
    </Banner>
  );
}
