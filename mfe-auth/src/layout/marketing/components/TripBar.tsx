import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import type { SampleTrip } from '../model/sample-fleet';

const looks = {
  out: 'color: var(--color-on-brand); background: var(--color-brand);',
  due: 'color: var(--color-accent-ink); background: var(--color-accent-soft); box-shadow: inset 0 0 0 1px var(--color-accent);',
  reserved:
    'color: var(--color-brand-ink); background: var(--color-brand-soft); box-shadow: inset 0 0 0 1px var(--color-brand);',
} as const;

const Bar = styled.div<{ $from: number; $to: number; $tone: SampleTrip['tone'] }>`
  grid-column: ${({ $from }) => $from} / ${({ $to }) => $to};
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  padding: 5px 10px;
  border-radius: var(--radius-1);
  font-weight: 600;
  white-space: nowrap;
  overflow: hidden;
  ${({ $tone }) => looks[$tone]}
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > small {
    font-size: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export function TripBar({ trip }: { trip: SampleTrip }) {
  const t = useText();
  return (
    <Bar $from={trip.from} $to={trip.to} $tone={trip.tone}>
      <span dir="auto">{trip.customer}</span>
      {trip.tone === 'due' && <small>{t('auth.picture.due')}</small>}
    </Bar>
  );
}
