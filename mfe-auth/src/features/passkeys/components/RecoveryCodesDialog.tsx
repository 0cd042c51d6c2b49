import { saveFile } from '@portal/shared/csv/save-file';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { CopyButton } from '@portal/shared/ui/copy-button';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import { usePasskeyText } from '../../../messages/usePasskeyText';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
  font-family: ui-monospace, Menlo, Consolas, monospace;
  list-style: none;
  text-align: center;
`;

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes, shown once: to copy, save or write down. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = usePasskeyText();
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog title={t('passkeys.codes.save.title')} onClose={onClose} size="sm">
      <Stack gap={4}>
        <Text tone="secondary">{t('passkeys.codes.save.text')}</Text>
        <Codes dir="ltr" aria-label={t('passkeys.codes.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Inline>
          <CopyButton text={text} copied={t('passkeys.codes.copied')}>
            {t('passkeys.codes.copy')}
          </CopyButton>
          <Button size="sm" onClick={() => saveFile(text, 'text/plain', 'recovery-codes.txt')}>
            {t('passkeys.codes.download')}
          </Button>
        </Inline>
        <Button variant="primary" fullWidth onClick={onClose}>
          {t('passkeys.codes.done')}
        </Button>
      </Stack>
    </Dialog>
  );
}
