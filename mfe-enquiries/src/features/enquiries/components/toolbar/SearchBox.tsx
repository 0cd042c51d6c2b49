import { limits } from '@portal/shared/contract';
import { Kbd } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import { startTransition, useOptimistic, type RefObject } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';

const Hint = styled.span`
  padding-inline-end: 6px;
  @media (pointer: coarse) {
    display: none;
  }
`;

interface Props {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether `/` leads here. */
  hasKey: boolean;
  /** Whether all rows are loaded. */
  isReady: boolean;
  onText: (text: string) => void;
}

/**
 * The rows update in the same step as the letter. Time slicing would double the delay, because the browser
 * renders a frame between slices. Only the first letter, which creates all rows, shows in the box before
 * them.
 */
export function SearchBox({ box, text, hasKey, isReady, onText }: Props) {
  const t = useText();
  const [typed, setTyped] = useOptimistic(text);
  const type = (next: string) => {
    if (isReady) return onText(next);
    startTransition(() => {
      setTyped(next);
      onText(next);
    });
  };
  const hint = hasKey && (
    <Hint aria-hidden>
      <Kbd>/</Kbd>
    </Hint>
  );
  return (
    <SearchField
      box={box}
      label={t('enquiries.search')}
      text={typed}
      onText={type}
      maxLength={limits.search.max}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      hint={hint}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !typed) event.currentTarget.blur();
      }}
    />
  );
}
