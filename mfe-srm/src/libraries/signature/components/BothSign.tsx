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
import { drawName } from '../model/draw-name';
import { focusSigning } from '../model/focus-signing';
import { decodePicture } from '../model/picture-text';
import { SignatureField } from './SignatureField';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-3);
`;
const signers = ['customer', 'agent'] as const;
type Way = 'sign' | 'goOn';
const noNames: Readonly<Record<Signer, string>> = { customer: '', agent: '' };

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
  /** Nothing above is to be filled in: the focus begins with the first who signs. */
  arrives?: boolean;
  /** What can follow at once. It becomes the usual way, and signing alone the other. */
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
    if (unsigned < 0) main.current?.focus({ preventScroll: true });
    else focusSigning(box.current?.children[unsigned]);
  };
  const goOnAfterSigning = useEffectEvent(focusNext);
  useArrivalFocus(focusNext, arrives);
  useEffect(() => {
    if (signed > 0) goOnAfterSigning();
  }, [signed]);
  const [names, setNames] = useState(noNames);
  /** A press that goes on once the pictures of the typed names are there. */
  const [awaited, setAwaited] = useState<Way | null>(null);
  /** A typed name is a signature, as a stroke is. */
  const signByName = (signer: Signer) => {
    const picture = decodePicture(drawName(names[signer].trim()).toDataURL(), `signature-${signer}.png`);
    setNames((now) => ({ ...now, [signer]: '' }));
    onChange(signer, picture);
    if (signer === 'agent' && picture)
      void own.keep(picture).catch((error: unknown) => console.warn('The signature is not kept', error));
  };
  const isTyped = (signer: Signer) => !signatures[signer] && names[signer].trim() !== '';
  const press = (way: Way) => {
    const typed = signers.filter(isTyped);
    typed.forEach(signByName);
    if (typed.length > 0) return setAwaited(way);
    setTried(true);
    if (way === 'goOn') goOn?.onSign();
    else onSign();
  };
  const pressAgain = useEffectEvent((way: Way) => {
    setAwaited(null);
    press(way);
  });
  useEffect(() => {
    if (awaited) queueMicrotask(() => pressAgain(awaited));
  }, [awaited]);
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
            typed={{
              text: names[signer],
              onText: (text) => setNames((now) => ({ ...now, [signer]: text })),
              onSign: () => {
                if (!isTyped(signer)) return;
                signByName(signer);
                setSigned((count) => count + 1);
              },
            }}
            own={signer === 'agent' ? own : undefined}
            onChange={(picture) => onChange(signer, picture)}
            onSigned={() => setSigned((count) => count + 1)}
          />
        ))}
      </Both>
      <FormFailure error={failure} />
      <Inline justify="end">
        {goOn && (
          <Button busy={isRunning} onClick={() => press('sign')}>
            {signLabel}
          </Button>
        )}
        <SendButton ref={main} busy={isRunning} onClick={() => press(goOn ? 'goOn' : 'sign')}>
          {goOn?.label ?? signLabel}
        </SendButton>
      </Inline>
    </Stack>
  );
}
