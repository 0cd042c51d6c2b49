import { Button, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useSigningText } from '../../../messages/useSigningText';
import { drawName, toPng } from '../model/draw-name';
import { useSignaturePad } from './useSignaturePad';

const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: min(40vh, 14rem);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: #fff;
  forced-color-adjust: none;
  cursor: crosshair;
  touch-action: none;
`;
const NameShown = styled.p`
  padding: var(--space-5);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: #fff;
  forced-color-adjust: none;
  color: #14213d;
  font:
    italic 2rem / 1.3 'Snell Roundhand',
    'Segoe Script',
    'Brush Script MT',
    cursive;
  text-align: center;
  overflow-wrap: anywhere;
`;

interface Props {
  /** Who signs. */
  title: string;
  /** What is signed, in a sentence. */
  statement: string;
  fileName: string;
  /** The name has the focus: keys cannot draw. */
  startsTyped?: boolean;
  onDone: (picture: File) => void;
  onClose: () => void;
}

/** Drawn with finger, pen or mouse; or typed, for those who cannot draw. */
export function SignatureDialog({ title, statement, fileName, startsTyped = false, onDone, onClose }: Props) {
  const t = useSigningText();
  const [isTyped, setTyped] = useState(startsTyped);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { canvas, isEmpty, clear, picture: drawn } = useSignaturePad(fileName);
  const typed = name.trim();
  const done = async () => {
    const picture = isTyped ? typed && (await toPng(drawName(typed), fileName)) : await drawn();
    if (picture) return onDone(picture);
    setMissing(true);
    if (isTyped) field.current?.focus();
  };
  const change = (next: boolean) => {
    setTyped(next);
    setMissing(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void done();
  };
  const missing = isMissing && !(isTyped ? typed : !isEmpty);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('signing.cancel')}</Button>
          <Button variant="primary" icon="check" onClick={() => void done()}>
            {t('signing.done')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="secondary">{statement}</Text>
        <Inline role="group" aria-label={t('signing.how')}>
          <Button
            size="sm"
            aria-pressed={!isTyped}
            variant={isTyped ? 'ghost' : 'secondary'}
            onClick={() => change(false)}
          >
            {t('signing.draw')}
          </Button>
          <Button
            size="sm"
            aria-pressed={isTyped}
            variant={isTyped ? 'secondary' : 'ghost'}
            onClick={() => change(true)}
          >
            {t('signing.type')}
          </Button>
        </Inline>
        {/* The canvas stays mounted, so the drawing is still there after typing. */}
        <div hidden={isTyped}>
          <Canvas ref={canvas} role="img" aria-label={t('signing.canvas')} />
          <Inline justify="space-between">
            <Text tone="muted" size={2}>
              {t('signing.canvasHelp')}
            </Text>
            <Button size="sm" variant="ghost" disabled={isEmpty} onClick={clear}>
              {t('signing.clear')}
            </Button>
          </Inline>
        </div>
        {isTyped && (
          <form onSubmit={submit} noValidate>
            <Stack gap={3}>
              <TextField
                ref={field}
                autoFocus
                label={t('signing.name')}
                help={t('signing.nameHelp')}
                error={missing ? t('signing.nameMissing') : undefined}
                dir="auto"
                autoComplete="off"
                maxLength={80}
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              {typed && <NameShown aria-hidden>{typed}</NameShown>}
            </Stack>
          </form>
        )}
        {!isTyped && missing && (
          <Text role="alert" tone="danger" size={2}>
            {t('signing.missing')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
