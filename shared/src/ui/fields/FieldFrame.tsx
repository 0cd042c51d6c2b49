import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '@portal/shared/i18n';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { FieldNotes } from './FieldNotes';
import type { FieldFrameProps } from './useField';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 0;
  padding: 0;
`;

export const labelStyle = {
  size: 'var(--text-2)',
  weight: 600,
} as const;

const Label = styled.label`
  padding-block-end: 6px;
  font-size: ${labelStyle.size};
  font-weight: ${labelStyle.weight};
  line-height: 1.4;
`;

const Optional = styled.span`
  color: var(--color-ink-3);
  font-weight: 400;
`;

export function LabelText({ label, optional }: { label: ReactNode; optional?: boolean }) {
  const t = useMessages();
  return (
    <>
      {label}
      {optional && <Optional> {t('ui.optional')}</Optional>}
    </>
  );
}

/** Label above, help below, the error in place. */
export function FieldFrame({ children, ...frame }: FieldFrameProps & { children: ReactNode }) {
  const label = (
    <Label htmlFor={frame.controlId} id={`${frame.controlId}-label`}>
      <LabelText label={frame.label} optional={frame.optional} />
    </Label>
  );
  return (
    <Frame>
      {frame.hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {children}
      <FieldNotes {...frame} />
    </Frame>
  );
}
