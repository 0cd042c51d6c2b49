import { useMessages } from '@portal/shared/i18n';
import type en from '../../../messages/en.messages.json';
import { CustomerNotice, type Support } from './CustomerNotice';

/** In place of the customer's form until it is built. */
export function FormNotice({ hasToken, support }: { hasToken: boolean; support: Support | null }) {
  const t = useMessages<keyof typeof en>();
  return (
    <CustomerNotice title={t('customer.form.notice')} support={support}>
      {t(hasToken ? 'customer.form.withLink' : 'customer.form.withoutLink')}
    </CustomerNotice>
  );
}
