import { isApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import type { BulkOutcome } from './bulk-action';
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
`;

interface Props<Row> {
  outcome: BulkOutcome<Row>;
  isUndone: boolean;
  getName: (row: Row) => string;
}

/** How many are done, and each refused one by name, with the reason. */
export function BulkResult<Row>({ outcome: { done, refused }, isUndone, getName }: Props<Row>) {
  const t = useBulkText();
  const describe = useFailureText();
  const getReason = (error: unknown) => {
    if (!isApiError(error)) return t('list.bulk.unknown');
    const { title, text } = describe(error);
    return text ? `${title} ${text}` : title;
  };
  return (
    <Stack gap={3}>
      <Banner
        tone={refused.length === 0 ? 'success' : 'warning'}
        title={t(isUndone ? 'list.bulk.undone' : 'list.bulk.done', { count: done.length })}
      >
        {refused.length > 0 && t('list.bulk.refused', { count: refused.length })}
      </Banner>
      {refused.length > 0 && (
        <List role="list">
          {refused.map(({ row, error }, at) => (
            <li key={at}>
              <strong>
                <bdi>{getName(row)}</bdi>
              </strong>
              {getReason(error)}
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
