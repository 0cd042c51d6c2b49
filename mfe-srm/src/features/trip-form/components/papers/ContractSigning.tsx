import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { FormFailure } from '@portal/shared/forms';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { SignatureField } from '../../../signature/components/SignatureField';
import type { Signer, useContract } from '../../hooks/useContract';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-3);
`;
const signers = ['customer', 'agent'] as const;

/** Addresses under which pictures on this device can be shown. */
function useUrls(pictures: Readonly<Record<Signer, File | null>>) {
  const [urls, setUrls] = useState<Partial<Record<Signer, string>>>({});
  const { agent, customer } = pictures;
  useEffect(() => {
    const made = {
      ...(agent ? { agent: URL.createObjectURL(agent) } : {}),
      ...(customer ? { customer: URL.createObjectURL(customer) } : {}),
    };
    // They exist in the browser only once this has run.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrls(made);
    return () => Object.values(made).forEach((url) => URL.revokeObjectURL(url));
  }, [agent, customer]);
  return urls;
}

/** Both sign; then the contract is frozen. */
export function ContractSigning({ of }: { of: ReturnType<typeof useContract> }) {
  const t = useTripFormText();
  const [isTried, setTried] = useState(false);
  const urls = useUrls(of.signatures);
  const sign = () => {
    setTried(true);
    void of.sign();
  };
  return (
    <Stack gap={3}>
      <Text tone="secondary">{t('trip.contract.signText')}</Text>
      <Both>
        {signers.map((signer) => (
          <SignatureField
            key={signer}
            label={t(`trip.contract.signer.${signer}`)}
            about={t('trip.contract.about')}
            fileName={`contract-${signer}`}
            url={urls[signer] ?? null}
            error={isTried && !of.signatures[signer] ? t('trip.contract.unsigned') : undefined}
            isFixed={of.isRunning}
            onChange={(picture) => of.setSignature(signer, picture)}
          />
        ))}
      </Both>
      <FormFailure error={of.failure} />
      <Inline justify="end">
        <Button variant="primary" busy={of.isRunning} onClick={sign}>
          {t('trip.contract.sign')}
        </Button>
      </Inline>
    </Stack>
  );
}
