import { useMessages } from '@portal/shared/i18n';
import type en from '../../../messages/en.messages.json';
import { CustomerNotice, type Support } from './CustomerNotice';

/** In place of the page that will confirm what was sent. */
export function SuccessNotice({ support }: { support: Support | null }) {
  const t = useMessages<keyof typeof en>();
  return (
    <CustomerNotice title={t('customer.success.notice')} support={support}>
      {t('customer.success.text')}
    </CustomerNotice>
  );
}
