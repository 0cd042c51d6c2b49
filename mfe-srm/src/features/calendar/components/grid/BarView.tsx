import { memo } from 'react';
import styled from 'styled-components';
import type { Standing } from '../../model/bars';
import { ROW_HEIGHT } from '../../model/scale';
import { standingStyle } from '../standing-style';
import { StandingIcon } from '../StandingIcon';
import { NAMES_WIDTH } from './frame';

const Button = styled.button`
  position: absolute;
  display: block;
  block-size: ${ROW_HEIGHT - 10}px;
  min-inline-size: 6px;
  margin-block: 5px;
  padding: 0;
  overflow: clip;
  border-radius: var(--radius-1);
  font-size: var(--text-2);
  line-height: 1.25;
  text-align: start;
  cursor: pointer;
  ${standingStyle}
  &[data-moves='true'] {
    cursor: grab;
  }
  &[data-plan='free'] {
    z-index: 1;
    box-shadow: var(--elevation-2);
    outline: 2px solid var(--color-focus);
  }
  &[data-plan='taken'] {
    z-index: 1;
    background-color: var(--color-danger-soft);
    color: var(--color-danger-ink);
    outline: 2px solid var(--color-danger);
  }
  &[data-plan] {
    cursor: grabbing;
  }
  & [data-edge] {
    opacity: 0;
  }
  &:is(:hover, :focus-visible, [data-plan]) [data-edge] {
    opacity: 1;
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }
`;
/** Stays in sight while its bar is. */
const Words = styled.span`
  position: sticky;
  inset-inline-start: ${NAMES_WIDTH}px;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  block-size: 100%;
  padding-inline: 6px;
  white-space: nowrap;
  & > svg {
    flex: none;
  }
`;
const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 9px;
  cursor: ew-resize;
  &::after {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-end: 3px;
    border-inline-end: 2px solid color-mix(in srgb, currentcolor 45%, transparent);
  }
`;

export interface BarLook {
  readonly id: string;
  readonly standing: Standing;
  readonly place: number;
  readonly top: number;
  readonly width: number;
  readonly words: string;
  readonly label: string;
  readonly moves: boolean;
  readonly extends: boolean;
  /** While it is being moved. */
  readonly plan?: 'free' | 'taken' | undefined;
}

export const BarView = memo(function BarView(look: BarLook) {
  const { id, standing, place, top, width, words, label, moves, plan } = look;
  return (
    <Button
      type="button"
      data-bar={id}
      data-standing={standing}
      data-moves={moves}
      data-plan={plan}
      aria-label={label}
      title={label}
      style={{ insetInlineStart: place, insetBlockStart: top, inlineSize: width }}
    >
      <Words>
        <StandingIcon standing={standing} />
        {words}
      </Words>
      {look.extends && <Edge data-edge />}
    </Button>
  );
});
