import type { Listing } from '@portal/shared/contract';
import { Banner, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useBulkText } from '../../../../messages/useBulkText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import type { BulkOutcome } from '../../model/split-into-chunks';
import type { BulkKind } from '../../model/bulk-kind';

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

interface Props {
  kind: BulkKind;
  outcome: BulkOutcome;
  isUndone: boolean;
  rows: readonly Listing[];
}

/** How many were changed, and each refused one by name, with the reason. */
export function BulkResult({ kind, outcome, isUndone, rows }: Props) {
  const t = useBulkText();
  const { done, refused } = outcome;
  const byId = new Map(rows.map((row) => [row.vehicleId, row]));
  return (
    <Stack gap={3}>
      <Banner
        tone={refused.length === 0 ? 'success' : 'warning'}
        title={t(isUndone ? 'bulk.undone' : `bulk.done.${kind}`, { count: done.length })}
      >
        {refused.length > 0 && t('bulk.refused', { count: refused.length })}
      </Banner>
      {refused.length > 0 && (
        <List role="list">
          {refused.map(({ vehicleId, message }) => {
            const row = byId.get(vehicleId);
            return (
              <li key={vehicleId}>
                <strong>
                  <bdi>{(row && formatListingTitle(row)) || vehicleId}</bdi>{' '}
                  <span>{row?.vehicleRegistrationNumber}</span>
                </strong>
                {message || t('bulk.refused.unknown')}
              </li>
            );
          })}
        </List>
      )}
    </Stack>
  );
}
