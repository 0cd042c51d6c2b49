import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styled from 'styled-components';
import { termsStyle } from './terms-style';

const Sheet = styled.div<{ $height: string }>`
  max-block-size: ${({ $height }) => $height};
  padding: var(--space-5);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  overflow-wrap: anywhere;
  ${termsStyle}
`;

interface Props {
  label: string;
  html: string;
  /** Longer terms scroll inside. */
  height: string;
}

/** Read-only terms. */
export function TermsSheet({ label, html, height }: Props) {
  // Where the browser demands it, the sanitizer says that it has made this markup.
  const shown = useMemo(() => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true }), [html]);
  return (
    <Sheet
      $height={height}
      dir="auto"
      tabIndex={0}
      role="region"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
