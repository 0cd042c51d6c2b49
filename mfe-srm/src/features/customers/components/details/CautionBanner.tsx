import { Banner } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useCaution } from '../../hooks/useCaution';

/** Why one should think twice before handing over a car. It keeps nobody from it. */
export function CautionBanner({ customerId }: { customerId: string }) {
  const t = useCustomersText();
  const caution = useCaution(customerId);
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
