import { enquiryStatuses } from '@portal/shared/contract';
import { ProgressBar } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import type { Collection } from '../../../../entities/enquiry/model/collection';
import { statusNames } from '../../../../entities/enquiry/model/filter';
import type { Stats } from '../../model/stats';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  min-block-size: 1.25rem;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  padding: 0;
`;

const Searching = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  & > progress {
    inline-size: 8rem;
  }
`;

interface Props {
  shown: number;
  total: number;
  stats: Stats | null;
  /** While all enquiries are being searched, the progress. */
  reading: Collection | null;
}

export function Summary({ shown, total, stats, reading }: Props) {
  const t = useText();
  const isSearching = reading !== null && reading.isReading && !reading.isComplete;
  return (
    <Box>
      <p>{t('enquiries.showing', { shown, total })}</p>
      {isSearching ? (
        <Searching>
          <span>{t('enquiries.searching', { read: reading.read, total: reading.total })}</span>
          <ProgressBar
            label={t('enquiries.searching', { read: reading.read, total: reading.total })}
            value={reading.total ? reading.read / reading.total : undefined}
          />
        </Searching>
      ) : (
        <Counts role="list">
          {stats &&
            enquiryStatuses.map((status) => (
              <li key={status}>
                {t('enquiries.showing.status', {
                  status: t(`enquiries.stats.${statusNames[status]}`),
                  count: stats[status],
                })}
              </li>
            ))}
        </Counts>
      )}
    </Box>
  );
}
