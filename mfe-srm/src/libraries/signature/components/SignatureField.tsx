import { useLazyPart } from '@portal/shared/lazy';
import { Button, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import { useMedia } from '@portal/shared/ui/media';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useSigningText } from '../../../messages/useSigningText';
import type { OwnSignature } from '../hooks/useOwnSignature';

const Box = styled.div<{ $invalid: boolean }>`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding: var(--space-3);
  border: 1px
    ${({ $invalid }) => ($invalid ? 'solid var(--color-danger)' : 'dashed var(--color-line-strong)')};
  border-radius: var(--radius-2);
  & > img {
    inline-size: 100%;
    max-block-size: 7rem;
    object-fit: contain;
    border-radius: var(--radius-1);
    background: #fff;
    forced-color-adjust: none;
  }
`;

export interface TypedName {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** By Enter. */
  readonly onSign: () => void;
}

interface Props {
  /** Who signs: "Customer". */
  label: string;
  /** What is signed, in a sentence. */
  statement: string;
  fileName: string;
  /** The address of the signature's picture; null until there is one. */
  url: string | null;
  error?: string | undefined;
  /** For a list that is frozen or being sent. */
  isFixed?: boolean;
  /** It can also be signed on the page itself, where that is wide enough: drawn, or by a typed name. */
  typed?: TypedName | undefined;
  /** Of the agent, who signs many times a day. */
  own?: OwnSignature | undefined;
  onChange: (picture: File | null) => void;
  /** Signed in the dialog, after which the focus can go on. */
  onSigned?: () => void;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "signature" */ './SignatureDialog')).SignatureDialog;

const loadPad = async () => (await import(/* webpackChunkName: "signature" */ './SignaturePad')).SignaturePad;

const wide = '(min-width: 640px)';

/** On a phone the hand that scrolls would draw: there the dialog is used. */
const OnWide = styled.div`
  @media (max-width: 639px) {
    display: none;
  }
`;
const OnNarrow = styled(Text)`
  @media ${wide} {
    display: none;
  }
`;

/**
 * One signature: requested, shown, removed. Its dialog is preloaded, because there may be no network when it
 * is needed.
 */
export function SignatureField({
  label,
  statement,
  fileName,
  url,
  error,
  isFixed,
  typed,
  own,
  onChange,
  onSigned,
}: Props) {
  const t = useSigningText();
  const [isOpen, setOpen] = useState(false);
  const [startsTyped, setStartsTyped] = useState(false);
  const dialog = useLazyPart(loadDialog, !isFixed);
  const pad = useLazyPart(loadPad, typed !== undefined);
  /** Its picture is the one on the pad, which stays, so that a second stroke can follow. */
  const [isOnPad, setOnPad] = useState(false);
  /** The page has a pad and a field for the name, so the button only offers more room. */
  const isMoreRoom = useMedia(wide) && pad !== null && typed !== undefined;
  const getOwn = url ? null : own?.get;
  const change = (picture: File | null, isDrawnHere: boolean) => {
    setOnPad(isDrawnHere);
    onChange(picture);
    // The next signature of this agent is then there already. Without it they sign again.
    if (picture)
      void own?.keep(picture).catch((error: unknown) => console.warn('The signature is not kept', error));
  };
  return (
    <Box $invalid={Boolean(error)} role="group" aria-label={label}>
      <Text as="strong" weight={600}>
        {label}
      </Text>
      {url && !isOnPad ? (
        <img src={url} alt={t('signing.of', { signer: label })} />
      ) : pad ? (
        <>
          <OnWide inert={isFixed === true}>
            <pad.Part signer={label} fileName={fileName} onDrawn={(picture) => change(picture, true)} />
          </OnWide>
          {!url && <OnNarrow tone="muted">{t('signing.none')}</OnNarrow>}
        </>
      ) : (
        <Text tone="muted">{t('signing.none')}</Text>
      )}
      {error && (
        <Text tone="danger" size={2}>
          {error}
        </Text>
      )}
      {!isFixed && (
        <Stack gap={2} data-signing>
          {typed && !url && (
            <OnWide>
              <TextField
                label={t('signing.typeHere')}
                help={t('signing.nameHelp')}
                dir="auto"
                autoComplete="off"
                maxLength={80}
                value={typed.text}
                onChange={({ currentTarget }) => typed.onText(currentTarget.value)}
                onKeyDown={(event: KeyboardEvent) => {
                  if (
                    event.key !== 'Enter' ||
                    event.ctrlKey ||
                    event.metaKey ||
                    event.nativeEvent.isComposing
                  )
                    return;
                  event.preventDefault();
                  typed.onSign();
                }}
              />
            </OnWide>
          )}
          <Inline>
            {getOwn && (
              <Button variant="secondary" onClick={() => change(getOwn(fileName), false)}>
                {t('signing.own')}
              </Button>
            )}
            <Button
              aria-haspopup="dialog"
              busy={isOpen && !dialog}
              variant={url || getOwn || isMoreRoom ? 'ghost' : 'secondary'}
              onClick={({ detail }) => {
                // No pointer pressed it: the keys that did cannot draw.
                setStartsTyped(detail === 0);
                setOpen(true);
              }}
            >
              {t(url ? 'signing.again' : isMoreRoom ? 'signing.larger' : 'signing.sign')}
            </Button>
            {url && (
              <Button variant="ghost" onClick={() => change(null, false)}>
                {t('signing.remove')}
              </Button>
            )}
          </Inline>
        </Stack>
      )}
      {isOpen && dialog && (
        <dialog.Part
          title={t('signing.title', { signer: label })}
          statement={statement}
          fileName={fileName}
          startsTyped={startsTyped}
          onClose={() => setOpen(false)}
          onDone={(picture) => {
            setOpen(false);
            change(picture, false);
            onSigned?.();
          }}
        />
      )}
    </Box>
  );
}
