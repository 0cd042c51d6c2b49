import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { cell, Label, Note, Value } from './figure-style';

const active = css`
  ${cell}
  position: relative;
  cursor: pointer;
  transition: background var(--quick);
  & > svg {
    position: absolute;
    inset-block-start: 14px;
    inset-inline-end: var(--space-3);
    color: var(--color-ink-4);
  }
  & > :first-child {
    padding-inline-end: var(--space-4);
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    z-index: 1;
  }
`;
const LinkCell = styled(Link)`
  ${active}
`;
const ButtonCell = styled.button`
  ${active}
  font: inherit;
`;

interface Props {
  label: string;
  value: string;
  /** Its rows are on another page … */
  to?: string;
  /** … or on this one. */
  onOpen?: () => void;
  children?: ReactNode;
}

/** One metric, which opens the rows that it counts. */
export function FigureCell({ label, value, to, onOpen, children }: Props) {
  const content = (
    <>
      <Label>{label}</Label>
      <Value>
        <bdi>{value}</bdi>
      </Value>
      <Note>{children}</Note>
      <Icon name="chevron-end" />
    </>
  );
  if (to !== undefined) return <LinkCell to={to}>{content}</LinkCell>;
  return (
    <ButtonCell type="button" aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </ButtonCell>
  );
}
