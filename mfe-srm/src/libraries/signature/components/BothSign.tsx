import type { ApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { SendButton } from '@portal/shared/ui/send-button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSigningText } from '../../../messages/useSigningText';
import { useOwnSignature } from '../hooks/useOwnSignature';
import type { Signatures, Signer } from '../hooks/useSignatures';
import { SignatureField } from './SignatureField';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-3);
`;
const signers = ['customer', 'agent'] as const;

/** Addresses that can show pictures on this device. */
function useUrls({ agent, customer }: Signatures) {
  const [urls, setUrls] = useState<Partial<Record<Signer, string>>>({});
  useEffect(() => {
    const made = {
      ...(agent ? { agent: URL.createObjectURL(agent) } : {}),
      ...(customer ? { customer: URL.createObjectURL(customer) } : {}),
    };
    // They exist only after this effect has run.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrls(made);
    return () => Object.values(made).forEach((url) => URL.revokeObjectURL(url));
  }, [agent, customer]);
  return urls;
}

interface Props {
  /** What is to be done, in a sentence. */
  text: string;
  /** What is signed, in a sentence. */
  statement: string;
  signLabel: string;
  signatures: Signatures;
  isRunning: boolean;
  failure: ApiError | null;
  onChange: (signer: Signer, picture: File | null) => void;
  onSign: () => void;
  /** What can follow at once. It becomes the usual way, and signing alone the other. */
  /** Nothing above is to be filled in: the focus begins with the first who signs. */
  arrives?: boolean;
  goOn?: { readonly label: string; readonly onSign: () => void } | undefined;
}

/** Each party signs once, for everything on the page. */
export function BothSign({
  text,
  statement,
  signLabel,
  signatures,
  isRunning,
  failure,
  onChange,
  onSign,
  arrives = true,
  goOn,
}: Props) {
  const t = useSigningText();
  const [isTried, setTried] = useState(false);
  const urls = useUrls(signatures);
  const own = useOwnSignature();
  const box = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [signed, setSigned] = useState(0);
  /** To the next who has not signed, or else to what can follow. */
  const focusNext = () => {
    const unsigned = signers.findIndex((signer) => !signatures[signer]);
    const actions = box.current?.querySelectorAll<HTMLElement>('[data-signing]')[unsigned];
    (actions?.querySelector<HTMLElement>('button') ?? main.current)?.focus({ preventScroll: unsigned < 0 });
  };
  const goOnAfterSigning = useEffectEvent(focusNext);
  useArrivalFocus(focusNext, arrives);
  useEffect(() => {
    if (signed > 0) goOnAfterSigning();
  }, [signed]);
  const attempt = (sign: () => void) => {
    setTried(true);
    sign();
  };
  return (
    <Stack gap={3}>
      <Text tone="secondary">{text}</Text>
      <Both ref={box}>
        {signers.map((signer) => (
          <SignatureField
            key={signer}
            label={t(`signing.signer.${signer}`)}
            statement={statement}
            fileName={`signature-${signer}`}
            url={urls[signer] ?? null}
            error={isTried && !signatures[signer] ? t('signing.unsigned') : undefined}
            isFixed={isRunning}
            hasPad
            own={signer === 'agent' ? own : undefined}
            onChange={(picture) => onChange(signer, picture)}
            onSigned={() => setSigned((count) => count + 1)}
          />
        ))}
      </Both>
      <FormFailure error={failure} />
      <Inline justify="end">
        {goOn && (
          <Button busy={isRunning} onClick={() => attempt(onSign)}>
            {signLabel}
          </Button>
        )}
        <SendButton ref={main} busy={isRunning} onClick={() => attempt(goOn?.onSign ?? onSign)}>
          {goOn?.label ?? signLabel}
        </SendButton>
      </Inline>
    </Stack>
  );
}
