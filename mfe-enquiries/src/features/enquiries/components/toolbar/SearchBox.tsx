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
  onText: (text: string) => void;
}

/** The letter stands in the box at once; the page follows as soon as it can. */
export function SearchBox({ box, text, hasKey, onText }: Props) {
  const t = useText();
  const [typed, setTyped] = useOptimistic(text);
  const type = (next: string) =>
    startTransition(() => {
      setTyped(next);
      onText(next);
    });
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
      maxLength={200}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      hint={hint}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !typed) event.currentTarget.blur();
      }}
    />
  );
}
