import type { ReactNode } from 'react';
import styled from 'styled-components';

const Code = styled.span`
  display: inline;
  white-space: nowrap;
`;

/** Such as "T-000012" or "INV-2026-0001". */
const code = /(\b[A-Z]{1,5}(?:-\d+)+)/;

/** A sentence in which no code breaks at its hyphen. */
export function keepCodes(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(code);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part));
}
