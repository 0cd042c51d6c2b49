import { Text } from '@portal/shared/ui';
import { CopyButton } from '@portal/shared/ui/copy-button';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  & > code {
    overflow-wrap: anywhere;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
    background: var(--color-surface-2);
  }
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

interface Props {
  label: string;
  value: string;
}

/** A value that is typed or pasted into a device. */
export function CopyRow({ label, value }: Props) {
  const t = useTrackingText();
  return (
    <Row>
      <Text as="span" size={2} tone="muted">
        {label}
      </Text>
      <code dir="ltr">{value}</code>
      <CopyButton
        text={value}
        copied={t('tracking.copied')}
        getLabel={(isCopied) => t(isCopied ? 'tracking.copiedThis' : 'tracking.copyThis', { name: label })}
      >
        {t('tracking.copy')}
      </CopyButton>
    </Row>
  );
}
