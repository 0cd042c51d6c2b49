import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** Below this width of the bar, not of the window, the filters fold behind a button. */
const folded = '@container filters (max-width: 43.99rem)';
/** Two fields next to each other would cut their words. */
const narrow = '@container filters (max-width: 18rem)';

const Frame = styled.div`
  container: filters / inline-size;
  min-inline-size: 0;
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* Where the fields take two lines, the search stays next to the first. */
  align-items: start;
  gap: var(--space-2);
`;

const Search = styled.div`
  flex: 1 1 15rem;
  min-inline-size: 0;
  max-inline-size: 26rem;
  ${folded} {
    flex-basis: 0;
    max-inline-size: none;
  }
`;

const Opener = styled.div`
  display: none;
  ${folded} {
    display: flex;
  }
`;

const Fields = styled.div<{ $open: boolean }>`
  display: flex;
  flex: 100 1 24rem;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  & > * {
    flex: 1 1 7rem;
    min-inline-size: 0;
    max-inline-size: 15rem;
  }
  /* A list is as wide as its value, so that none is cut while another has room to spare. */
  @supports (field-sizing: content) {
    & > * {
      flex-basis: auto;
    }
    & select {
      field-sizing: content;
      min-inline-size: 6rem;
    }
  }
  & > button,
  & > .whole {
    flex: none;
    max-inline-size: none;
  }
  ${folded} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    flex: 1 0 100%;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * {
      max-inline-size: none;
    }
    & > .whole {
      grid-column: 1 / -1;
    }
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface FilterBarProps {
  /** Says what is searched and filtered. */
  label: string;
  search: ReactNode;
  /** How many of the fields filter something now. */
  activeCount: number;
  /** The fields, with hidden labels: their values say what they are. */
  children?: ReactNode;
  /** What is not a filter: how the list looks. */
  end?: ReactNode;
  /** Removes the search and all filters. Left out where there are none but the search. */
  onClear?: () => void;
  /** Whether there is a search or a filter to clear. */
  canClear?: boolean;
}

/** The header of a list: one row where there is room; on a phone the search, and a button that shows the filters. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, activeCount, children, end, onClear, canClear = activeCount > 0 } = props;
  const t = useMessages();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Frame>
      <Bar role="search" aria-label={label}>
        <Search>{search}</Search>
        <Opener>
          <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t('ui.filters.open', { count: activeCount })}
          </Button>
        </Opener>
        <Fields id={id} $open={open}>
          {children}
          {onClear && (
            <Button variant="ghost" icon="x" disabled={!canClear} onClick={onClear}>
              {t('ui.filters.clear')}
            </Button>
          )}
          {end}
        </Fields>
      </Bar>
    </Frame>
  );
}
