import { Banner, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useBulkText } from './useBulkText';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  & > li {
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & span {
    color: var(--color-ink-3);
    font-weight: 400;
  }
`;

export interface RefusedRow {
  readonly id: string;
  readonly name: string;
  /** Distinguishes rows of one name, such as a plate. */
  readonly note?: string | undefined;
  /** Empty when the server gave none. */
  readonly reason: string;
}

interface Props {
  title: string;
  refused: readonly RefusedRow[];
}

/** How many are done, and each refused one by name, with the reason. */
export function BulkReport({ title, refused }: Props) {
  const t = useBulkText();
  return (
    <Stack gap={3}>
      <Banner tone={refused.length === 0 ? 'success' : 'warning'} title={title}>
        {refused.length > 0 && t('list.bulk.refused', { count: refused.length })}
      </Banner>
      {refused.length > 0 && (
        <List role="list">
          {refused.map(({ id, name, note, reason }) => (
            <li key={id}>
              <strong>
                <bdi>{name}</bdi> {note && <span>{note}</span>}
              </strong>
              {reason || t('list.bulk.unknown')}
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
