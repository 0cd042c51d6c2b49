import { Button, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useSigningText } from '../../../messages/useSigningText';
import { useSignaturePad } from './useSignaturePad';

const Canvas = styled.canvas`
  display: block;
  inline-size: 100%;
  block-size: 7rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  background: #fff;
  forced-color-adjust: none;
  cursor: crosshair;
  touch-action: none;
`;

interface Props {
  /** Who signs: "Customer". */
  signer: string;
  fileName: string;
  /** After each stroke; null while it is no more than a touch. */
  onDrawn: (picture: File | null) => void;
}

/** Where a signature is drawn on the page itself. Its keyboard way is the dialog, in which a name is typed. */
export function SignaturePad({ signer, fileName, onDrawn }: Props) {
  const t = useSigningText();
  const { canvas, isEmpty, clear } = useSignaturePad(fileName, onDrawn);
  return (
    <div>
      <Canvas ref={canvas} role="img" aria-label={t('signing.pad', { signer })} />
      <Inline justify="space-between">
        <Text tone="muted" size={2}>
          {t('signing.padHelp')}
        </Text>
        {!isEmpty && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              clear();
              onDrawn(null);
            }}
          >
            {t('signing.clear')}
          </Button>
        )}
      </Inline>
    </div>
  );
}
