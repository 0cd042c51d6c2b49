import { srmInvoiceEndpoints, type ElectronicInvoice as Electronic } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';
import { RegistrationDialog } from './RegistrationDialog';
import { RegistrationState } from './RegistrationState';

/** 64 characters without a space. */
const Irn = styled.bdi`
  overflow-wrap: anywhere;
`;

interface Props {
  number: string;
  electronic: Electronic;
}

const forms = {
  ae: { endpoint: srmInvoiceEndpoints.ubl, ending: 'xml', label: 'money.electronic.download' },
  in: {
    endpoint: srmInvoiceEndpoints.registrationFile,
    ending: 'json',
    label: 'money.electronic.registrationFile',
  },
} as const;

/** The document as an electronic one, or what keeps it from that; in India the answer of the registration portal. */
export function ElectronicInvoice({ number, electronic }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const [isRegistering, setRegistering] = useState(false);
  const { invoiceId, missing, irn, registeredAt, isVerifiable } = electronic;
  const { endpoint, ending, label } = forms[country];
  if (missing.length > 0) return <MissingParts missing={missing} />;
  return (
    <>
      <Inline>
        <PaperButton
          endpoint={endpoint}
          input={{ query: { invoiceId } }}
          name={`${number.replaceAll('/', '-')}.${ending}`}
        >
          {t(label, { number })}
        </PaperButton>
        {isVerifiable && irn && !registeredAt && (
          <Button
            variant="ghost"
            aria-label={t('money.electronic.registerOf', { number })}
            onClick={() => setRegistering(true)}
          >
            {t('money.electronic.register')}
          </Button>
        )}
      </Inline>
      {irn && (
        <Text tone="muted" size={2}>
          {t('money.electronic.irn')} <Irn>{irn}</Irn>
        </Text>
      )}
      <RegistrationState number={number} electronic={electronic} />
      {isRegistering && (
        <RegistrationDialog invoiceId={invoiceId} number={number} onClose={() => setRegistering(false)} />
      )}
    </>
  );
}

function MissingParts({ missing }: Pick<Electronic, 'missing'>) {
  const t = useMoneyText();
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
