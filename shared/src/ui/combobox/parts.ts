import {
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  FieldError,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { controlStyle } from '@portal/shared/ui';
import type { ComboOption } from './ComboOption';
import { choiceStyle, floatingSurface } from '../overlays/surface';

/** Looks like every field of the core. React Aria connects the parts. */
export const ComboLabel = styled(Label)`
  display: block;
  padding-block-end: 6px;
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 1.4;
`;

/** A group, because React Aria places the list under the whole of it. */
export const ComboBoxArea = styled(Group)<{ $invalid: boolean }>`
  ${controlStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  padding-block: 3px;
  padding-inline: 10px 4px;
  ${({ $invalid }) => $invalid && 'border-color: var(--color-danger); box-shadow: 0 0 0 1px var(--color-danger);'}
  &:has(:disabled) {
    background: var(--color-surface-2);
    border-color: var(--color-line);
  }
`;

export const ComboInput = styled(Input)`
  flex: 1;
  min-inline-size: 6rem;
  padding: 0;
  border: 0;
  background: none;
  outline: none;
  text-overflow: ellipsis;
`;

export const ComboToggle = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--color-ink-3);
  cursor: pointer;
  &[data-hovered] {
    background: var(--color-surface-2);
  }
`;

export const ComboHelp = styled(Text)`
  display: block;
  padding-block-start: 6px;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  line-height: 1.4;
`;

export const ComboError = styled(FieldError)`
  display: flex;
  gap: 6px;
  padding-block-start: 6px;
  color: var(--color-danger-ink);
  font-size: var(--text-2);
  font-weight: 500;
  line-height: 1.4;
`;

export const ComboSurface = styled(Popover)`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  inline-size: var(--trigger-width);
  overflow: hidden;
`;

/** Scrolls by itself: only then does React Aria scroll the chosen line into view in it. */
export const ComboList = styled(ListBox<ComboOption>)`
  overflow: auto;
  padding: var(--space-1);
  outline: none;
`;

export const ComboChoice = styled(ListBoxItem)`
  ${choiceStyle}
  justify-content: space-between;
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-weight: 400;
  }
  &:not([data-selected]) > svg {
    visibility: hidden;
  }
  & > svg {
    color: var(--color-brand-ink);
  }
`;

export const NothingFound = styled.div`
  padding: var(--space-3);
  color: var(--color-ink-3);
`;
