import { type Days, type TripAnalytics } from '@portal/shared/contract';
import { Badge, Card, type Tone } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useDeskText } from '../../../messages/useDeskText';
import { useFigureText } from '../hooks/useFigureText';
import { computeNowFigures, getRowsPath, type NowName } from '../model/figures';

/** Its rows share the height of the card, which is that of its neighbours. */
const List = styled.ul`
  display: grid;
  flex: 1;
  grid-auto-rows: 1fr;
  padding: 0;
  list-style: none;
  & > li:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 44px;
    block-size: 100%;
    color: var(--color-ink-1);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & a:hover span:first-child {
    text-decoration: underline;
  }
`;

/** Urgent items, if there are any. */
const pressing: Partial<Record<NowName, Tone>> = {
  dueBackToday: 'warning',
  overdueTrips: 'danger',
  outstanding: 'warning',
  depositsDue: 'warning',
  expiringDocuments: 'warning',
  serviceDue: 'warning',
};

/** The current state of the desk; each metric opens its rows. */
export function NowList({ analytics, days }: { analytics: TripAnalytics; days: Days }) {
  const t = useDeskText();
  const text = useFigureText();
  return (
    <Card title={t('desk.now')}>
      <List>
        {computeNowFigures(analytics).map(({ name, now }) => {
          const tone = now > 0 ? pressing[name] : undefined;
          return (
            <li key={name}>
              <Link to={getRowsPath(name, days)}>
                <span>{t(`desk.figure.${name}`)}</span>
                {tone ? <Badge tone={tone}>{text(name, now)}</Badge> : <strong>{text(name, now)}</strong>}
              </Link>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
