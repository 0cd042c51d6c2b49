import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ol`
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-2);
    font-variant-numeric: tabular-nums;
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & time {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
    overflow-wrap: anywhere;
  }
  @media (max-width: 30rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface Happening {
  readonly key: string;
  readonly at: string;
  readonly text: ReactNode;
  readonly by?: string | null | undefined;
}

/** The texts of the page that shows them. */
export interface EventWords {
  readonly by: (name: string) => string;
  readonly all: (count: number) => string;
}

interface Props {
  label: string;
  events: readonly Happening[];
  words: EventWords;
}

const AT_FIRST = 10;

/** What happened and when, the newest first. */
export function Events({ label, events, words }: Props) {
  const country = useCountry().id;
  const [isAll, setAll] = useState(false);
  return (
    <>
      <List aria-label={label}>
        {events.slice(0, isAll ? events.length : AT_FIRST).map(({ key, at, text, by }) => (
          <li key={key}>
            <span>
              {text}
              {by && <small>{words.by(by)}</small>}
            </span>
            <time dateTime={at}>{formatDateTime(at, country)}</time>
          </li>
        ))}
      </List>
      {!isAll && events.length > AT_FIRST && (
        <div>
          <Button size="sm" onClick={() => setAll(true)}>
            {words.all(events.length)}
          </Button>
        </div>
      )}
    </>
  );
}
