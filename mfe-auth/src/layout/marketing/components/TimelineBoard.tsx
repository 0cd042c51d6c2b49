import { Fragment } from 'react';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import type { SampleTrip } from '../model/sample-fleet';
import { TripBar } from './TripBar';

const Board = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  color: var(--color-ink-1);
  box-shadow: 0 24px 64px #0006;
  overflow: hidden;
  font-size: var(--text-1);
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  & > b {
    font-size: var(--text-3);
  }
`;

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px;
  border-radius: var(--radius-full);
  background: var(--color-success-soft);
  color: var(--color-success-ink);
  font-weight: 600;
  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;

const Grid = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 8.5rem 1fr;
  align-items: center;
  padding: var(--space-2) var(--space-4) var(--space-12);
`;

const Hours = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  padding-block-end: var(--space-1);
  color: var(--color-ink-3);
  font-variant-numeric: tabular-nums;
`;

const Vehicle = styled.div`
  padding-block: 7px;
  line-height: 1.35;
  & > b {
    display: block;
    font-size: var(--text-2);
    font-weight: 600;
  }
  & > span {
    color: var(--color-ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(24, 1fr);
  align-items: center;
  align-self: stretch;
  border-block-start: 1px solid var(--color-line);
  background: repeating-linear-gradient(to right, var(--color-line) 0 1px, transparent 1px calc(100% / 6));
`;

/** The current time in the picture. */
const Now = styled.div`
  position: absolute;
  inset-block: var(--space-6) 0;
  inset-inline-start: calc(8.5rem + var(--space-4) + (100% - 8.5rem - 2 * var(--space-4)) * 0.44);
  inline-size: 2px;
  background: var(--color-accent);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: -3px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--color-accent);
  }
`;

const hours = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export function TimelineBoard({ trips }: { trips: readonly SampleTrip[] }) {
  const t = useText();
  return (
    <Board>
      <Top>
        <b>{t('auth.picture.today')}</b>
        <Live>{t('auth.picture.live')}</Live>
      </Top>
      <Grid>
        <Hours>
          {hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </Hours>
        {trips.map((trip) => (
          <Fragment key={trip.plate}>
            <Vehicle>
              <b>{trip.vehicle}</b>
              <span>{trip.plate}</span>
            </Vehicle>
            <Track>
              <TripBar trip={trip} />
            </Track>
          </Fragment>
        ))}
        <Now />
      </Grid>
    </Board>
  );
}
