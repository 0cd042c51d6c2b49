import { TopDialog } from '@portal/shared/ui/overlays';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import { useConnection } from '../../banners/useConnection';
import type { Entry } from '../model/entry';
import { lineId, ResultList } from './ResultList';
import { SearchHints } from './SearchHints';
import { SearchInput } from './SearchInput';
import { SearchState } from './SearchState';
import { useSearchResults } from './useSearchResults';
import { useOpening } from './useOpening';
import { useTypedAction, useSections } from './useSections';
import { useFieldFocus } from './useFieldFocus';

const Results = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

interface Props {
  /** What was typed before the field was there. */
  getEarlyText: () => string;
  /** The field is there. */
  onReady: () => void;
  onClose: () => void;
  onKeyboardHelp: () => void;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 5, count - 1),
  PageUp: (index) => Math.max(index - 5, 0),
};

/** One field that finds trips, customers, vehicles, pages and actions, from anywhere. */
export function SearchDialog({ getEarlyText, onReady, onClose, onKeyboardHelp }: Props) {
  const t = useSearchMessages();
  const [text, setText] = useState(getEarlyText);
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Enter was pressed before the answer was there. */
  const [isWaiting, setIsWaiting] = useState(false);
  const action = useTypedAction(text);
  const isOffline = useConnection() === 'offline';
  const found = useSearchResults(action?.name ?? text, isOffline);
  const sections = useSections(text, found);
  const lines = sections.flatMap(({ entries }) => entries);
  const index = Math.max(
    lines.findIndex(({ id }) => id === chosenId),
    0,
  );
  const active: Entry | undefined = lines[index];
  const open = useOpening({ onClose, onKeyboardHelp });

  const openWhenFound = useEffectEvent(() => {
    if (active) open(active, false);
  });
  const { isSearching, hasFailed } = found;
  useEffect(() => {
    if (isWaiting && !isSearching && !hasFailed) openWhenFound();
  }, [isWaiting, isSearching, hasFailed]);

  const reportReady = useEffectEvent(onReady);
  useLayoutEffect(() => reportReady(), []);

  const type = (next: string) => {
    setText(next);
    setChosenId(null);
    setIsWaiting(false);
  };
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, (letter) => type(text + letter));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      setChosenId(lines[step(index, lines.length)]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The lines may still be those of the text before, unless one was chosen by hand.
      if (isSearching && chosenId === null) setIsWaiting(true);
      else if (active) open(active, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <TopDialog label={t('search.label')} onClose={onClose}>
      <SearchInput
        ref={field}
        text={text}
        onText={type}
        onKeyDown={onKeyDown}
        isSearching={isSearching}
        hasLines={lines.length > 0}
        activeLine={active && lineId(active)}
        onClose={onClose}
      />
      <Results>
        <SearchState text={text} found={found} count={lines.length} isOffline={isOffline} />
        <ResultList
          sections={sections}
          activeId={active?.id ?? null}
          onPoint={({ id }) => setChosenId(id)}
          onOpen={open}
        />
      </Results>
      <SearchHints />
    </TopDialog>
  );
}
