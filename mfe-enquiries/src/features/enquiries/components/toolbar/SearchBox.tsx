import { Kbd } from '@portal/shared/ui';
import { SearchField } from '@portal/shared/ui/search';
import type { RefObject } from 'react';
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
  onText: (text: string) => void;
}

/**
 * The rows follow in the same step: drawn in slices they would come twice as late, because the browser makes a frame between each two, and
 * what one letter changes is short enough.
 */
export function SearchBox({ box, text, hasKey, onText }: Props) {
  const t = useText();
  const hint = hasKey && (
    <Hint aria-hidden>
      <Kbd>/</Kbd>
    </Hint>
  );
  return (
    <SearchField
      box={box}
      label={t('enquiries.search')}
      text={text}
      onText={onText}
      maxLength={200}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      hint={hint}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !text) event.currentTarget.blur();
      }}
    />
  );
}
