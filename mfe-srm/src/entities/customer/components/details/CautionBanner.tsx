import { Banner } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useCustomerWarning } from '../../hooks/useCustomerWarning';

/** Why to be careful before handing over a car. It does not prevent a rental. */
export function CautionBanner({ customerId }: { customerId: string }) {
  const t = useCustomersText();
  const caution = useCustomerWarning(customerId);
  if (!caution) return null;
  const { count, reasons } = caution;
  return (
    <Banner
      tone="warning"
      title={count === null ? t('customers.caution.title') : t('customers.caution.counted', { count })}
    >
      {t('customers.caution.text')}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
