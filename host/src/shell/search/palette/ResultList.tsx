import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import type { Entry, Section } from '../model/entry';
import { ResultLine } from './ResultLine';

const List = styled.div`
  padding: var(--space-2);
`;
const Group = styled.div`
  & + & {
    margin-block-start: var(--space-3);
  }
`;
const Name = styled.div`
  padding: var(--space-1) var(--space-3);
  color: var(--color-ink-2);
  font-size: var(--text-1);
  font-weight: 600;
`;

export const LIST_ID = 'search-results';
export const lineId = (entry: Entry): string => `search-line ${entry.id}`.replace(/[^\w-]+/g, '-');

interface Props {
  sections: readonly Section[];
  activeId: string | null;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry, isNewTab: boolean) => void;
}

export function ResultList({ sections, activeId, onPoint, onOpen }: Props) {
  const t = useSearchMessages();
  return (
    <List id={LIST_ID} role="listbox" aria-label={t('search.results')}>
      {sections.map(({ id, label, entries }) => (
        <Group key={id} role="group" aria-labelledby={`search-section-${id}`}>
          <Name id={`search-section-${id}`} role="presentation">
            {label}
          </Name>
          {entries.map((entry) => (
            <ResultLine
              key={entry.id}
              id={lineId(entry)}
              entry={entry}
              isActive={entry.id === activeId}
              onPoint={() => onPoint(entry)}
              onOpen={(isNewTab) => onOpen(entry, isNewTab)}
            />
          ))}
        </Group>
      ))}
    </List>
  );
}
