import { formatNumber } from '@portal/shared/format';
import { fromListWidth } from '@portal/shared/list';
import { Icon } from '@portal/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import type { Filters, StatusFilter } from '../../../entities/enquiry/model/filter';
import type { Stats } from '../model/stats';

/** From here on, all seven are on one line. */
const oneLine = fromListWidth('56rem');

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.35fr);
  gap: 1px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-line);
  box-shadow: var(--elevation-1);
  overflow: clip;
  ${oneLine} {
    grid-template-columns: 1.35fr 0.8fr repeat(4, minmax(0, 1fr)) 1.25fr;
  }
  @container list (max-width: 20.5rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled.button<{ $urgent: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0 var(--space-2);
  min-inline-size: 0;
  min-block-size: 44px;
  padding-block: 3px;
  padding-inline: var(--space-2) 4px;
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink-3);
  text-align: start;
  cursor: pointer;
  transition: background var(--quick);
  &:first-child {
    grid-column: span 2;
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    z-index: 1;
  }
  &[aria-pressed='true'] {
    background: var(--color-brand-soft);
    color: var(--color-brand-ink);
    box-shadow: inset 0 -3px var(--color-brand);
  }
  & > strong {
    color: ${({ $urgent }) => ($urgent ? 'var(--color-accent-ink)' : 'var(--color-ink-1)')};
    font-size: var(--text-3);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  ${oneLine} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    justify-content: space-between;
    min-block-size: 40px;
    padding: var(--space-1) var(--space-3);
    &:first-child {
      grid-column: auto;
    }
    & > strong {
      font-size: var(--text-4);
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--text-1);
  line-height: 1.3;
  ${oneLine} {
    font-size: var(--text-2);
  }
`;

const cards = [
  ['total', 'total', 'all'],
  ['new', 'NEW', 'NEW'],
  ['agentview', 'AGENTVIEW', 'AGENTVIEW'],
  ['contacted', 'CONTACTED', 'CONTACTED'],
  ['cancelled', 'CANCELLED', 'CANCELLED'],
  ['expired', 'EXPIRED', 'EXPIRED'],
  ['expiring', 'expiringSoon', 'EXPIRING'],
] as const;

interface Props {
  /** Null until anything is known. */
  stats: Stats | null;
  status: StatusFilter;
  onFilter: (filters: Partial<Filters>) => void;
}

/** The seven metrics. Each filters the list to the enquiries that it counts. */
export const StatCards = memo(function StatCards({ stats, status, onFilter }: Props) {
  const t = useText();
  return (
    <Strip role="group" aria-label={t('enquiries.stats.label')}>
      {cards.map(([name, figure, filter]) => {
        const isUrgent = name === 'expiring' && (stats?.expiringSoon ?? 0) > 0;
        return (
          <Card
            key={name}
            type="button"
            $urgent={isUrgent}
            aria-pressed={status === filter}
            onClick={() => onFilter({ status: status === filter ? 'all' : filter })}
          >
            <Label>
              {isUrgent && <Icon name="clock" size={12} />}
              {t(`enquiries.stats.${name}`)}
            </Label>
            <strong>{stats ? formatNumber(stats[figure]) : '–'}</strong>
          </Card>
        );
      })}
    </Strip>
  );
});
