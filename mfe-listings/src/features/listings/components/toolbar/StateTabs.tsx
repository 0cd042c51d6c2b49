import type { ListingCounts } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { stateFilters, type StateFilter } from '../../model/view-state';

const Strip = styled.div`
  display: flex;
  gap: var(--space-1);
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: none;
  color: var(--color-ink-2);
  font-size: var(--text-3);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-3);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    color: var(--color-brand-ink);
  }
  & > span {
    color: var(--color-ink-3);
    font-variant-numeric: tabular-nums;
    font-weight: 500;
  }
  &[aria-pressed='true'] > span {
    color: inherit;
  }
  @container list (max-width: 27rem) {
    gap: var(--space-1);
    padding-inline: var(--space-2);
    font-size: var(--text-2);
  }
`;

interface Props {
  /** Missing until known, and if a server does not count. */
  counts: ListingCounts | undefined;
  state: StateFilter;
  onState: (state: StateFilter) => void;
}

export function StateTabs({ counts, state, onState }: Props) {
  const t = useListingsText();
  return (
    <Strip data-no-print role="group" aria-label={t('listings.states.label')}>
      {stateFilters.map((name) => (
        <Tab key={name} type="button" aria-pressed={state === name} onClick={() => onState(name)}>
          {t(`listings.states.${name}`)} {counts && <span>{formatNumber(counts[name])}</span>}
        </Tab>
      ))}
    </Strip>
  );
}
