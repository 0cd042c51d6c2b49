import { memo } from 'react';
import type { Standing } from '../../model/bars';
import { StandingIcon } from '../StandingIcon';

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
  /** It begins before the visible part, so its text is moved into view. */
  readonly isCut: boolean;
  /** While it is being moved. */
  readonly plan?: 'free' | 'taken' | undefined;
}

/** The words after the first, which wrap only before a dot: what has no room wraps out of sight as a whole. */
const keepWhole = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('\u00a0\u00b7', ' \u00b7').replaceAll('-', '-\u2060');

/** Plain elements, styled by the body, because many come and go during scrolling. */
export const BarView = memo(function BarView(look: BarLook) {
  const { id, standing, place, top, width, words, label, moves, isCut, plan } = look;
  const [first = '', ...others] = words.split(/(?= \u00b7)/);
  return (
    <button
      type="button"
      data-bar={id}
      data-standing={standing}
      data-moves={moves || undefined}
      data-plan={plan}
      aria-label={label}
      title={label}
      style={{ insetInlineStart: place, insetBlockStart: top, inlineSize: width }}
    >
      <span {...(isCut && { 'data-cut': true, style: { '--at': `${place}px` } as object })}>
        <StandingIcon standing={standing} />
        <bdi>{first}</bdi>
        {keepWhole(others.join(''))}
      </span>
      {look.extends && <i data-edge />}
    </button>
  );
});
