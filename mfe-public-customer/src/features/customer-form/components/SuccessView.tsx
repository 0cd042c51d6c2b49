import { CustomerNotice } from '../../../entities/customer-link/components/CustomerNotice';
import { useDocumentsText } from '../../../messages/useDocumentsText';
import type { Support } from '../../../entities/customer-link/components/SupportContacts';

export interface SuccessViewProps {
  /** Whose form was sent from here, empty for an owner without a company; null if none was. */
  readonly company: string | null;
  readonly support: Support | null;
}

export function SuccessView({ company, support }: SuccessViewProps) {
  const t = useDocumentsText();
  if (company === null)
    return (
      <CustomerNotice title={t('customer.success.unknown')} icon="check" support={support}>
        {t('customer.success.unknownText')}
      </CustomerNotice>
    );
  const title = company ? t('customer.success.notice', { company }) : t('customer.success.noticeOwner');
  return (
    <CustomerNotice title={title} icon="check" support={support}>
      {t('customer.success.text')}
    </CustomerNotice>
  );
}
