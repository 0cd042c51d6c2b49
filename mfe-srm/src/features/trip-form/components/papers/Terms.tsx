import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { termsStyle } from '../../../contract/components/terms-style';

const Sheet = styled.div`
  max-block-size: 28rem;
  padding: var(--space-5);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  overflow-wrap: anywhere;
  ${termsStyle}
`;

/** The terms as the customer signs them. */
export function Terms({ html }: { html: string }) {
  const t = useTripFormText();
  const shown = useMemo(() => DOMPurify.sanitize(html), [html]);
  return (
    <Sheet
      dir="auto"
      tabIndex={0}
      role="region"
      aria-label={t('trip.contract.terms')}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
