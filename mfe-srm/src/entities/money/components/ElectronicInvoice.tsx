import { srmInvoiceEndpoints, type ElectronicInvoice as Electronic } from '@portal/shared/contract';
import { Inline, Text } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';

interface Props {
  number: string;
  electronic: Electronic;
}

/** The document as an electronic one, or what keeps it from that. */
export function ElectronicInvoice({ number, electronic: { invoiceId, missing } }: Props) {
  const t = useMoneyText();
  if (missing.length === 0)
    return (
      <Inline>
        <PaperButton
          endpoint={srmInvoiceEndpoints.ubl}
          input={{ query: { invoiceId } }}
          name={`${number.replaceAll('/', '-')}.xml`}
        >
          {t('money.electronic.download', { number })}
        </PaperButton>
      </Inline>
    );
  return (
    <>
      <Text tone="muted" size={2}>
        {t('money.electronic.missing')}
      </Text>
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>
            <Text size={2}>{sentence}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}
