import { tripLevels, type TripLevel } from '@portal/shared/contract';
import { Icon, VisuallyHidden } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { LevelsFilled } from '../../model/levels';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;
const line = `
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control);
  padding: var(--space-2) 0;
  border-block-start: 3px solid var(--color-surface-3);
  color: var(--color-ink-3);
  font-size: var(--text-2);
  line-height: 1.3;
  text-decoration: none;
`;
const Step = styled.li`
  min-inline-size: 0;
  & > :is(a, span) {
    ${line}
  }
  & > a:hover {
    color: var(--color-ink-1);
    text-decoration: underline;
  }
  &[data-filled='true'] > :is(a, span) {
    border-color: var(--color-brand);
    color: var(--color-ink-2);
  }
  & > [aria-current] {
    border-color: var(--color-brand);
    color: var(--color-ink-1);
    font-weight: 650;
  }
  & svg {
    flex: none;
    color: var(--color-brand-ink);
  }
  /* On a phone there is room for numbers alone; the current step's name stands below. */
  & b {
    font-weight: inherit;
  }
  @media (max-width: 639px) {
    & b {
      position: absolute;
      clip-path: inset(50%);
    }
    & > :is(a, span) {
      justify-content: center;
    }
  }
`;
const Current = styled.p`
  display: none;
  font-weight: 650;
  @media (max-width: 639px) {
    display: block;
  }
`;

interface Props {
  levels: LevelsFilled | undefined;
  current: TripLevel;
  /** Before a vehicle is chosen there is no trip, and nowhere else to go. */
  isNew: boolean;
}

/** The five levels: which are filled, where one is, and the way to each. */
export function TripSteps({ levels, current, isNew }: Props) {
  const t = useTripFormText();
  return (
    <nav aria-label={t('trip.steps')}>
      <List>
        {tripLevels.map((level, at) => {
          const isFilled = levels?.[level] === true;
          const isCurrent = level === current;
          const words = (
            <>
              {isFilled ? <Icon name="check" size={14} /> : <span aria-hidden>{at + 1}</span>}
              <b>{t(`trip.level.${level}`)}</b>
              {isFilled && <VisuallyHidden> {t('trip.level.filled')}</VisuallyHidden>}
            </>
          );
          return (
            <Step key={level} data-filled={isFilled}>
              {isNew ? (
                <span aria-current={isCurrent ? 'step' : undefined}>{words}</span>
              ) : (
                <Link to={`?step=${level}`} aria-current={isCurrent ? 'step' : undefined}>
                  {words}
                </Link>
              )}
            </Step>
          );
        })}
      </List>
      <Current aria-hidden>{t(`trip.level.${current}`)}</Current>
    </nav>
  );
}
