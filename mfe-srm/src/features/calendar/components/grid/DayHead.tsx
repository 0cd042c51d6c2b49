import { useCountry } from '@portal/shared/portal';
import { memo } from 'react';
import styled from 'styled-components';
import {
  formatDayOfMonth,
  formatHour,
  isWeekend,
  formatLongDay,
  formatMonth,
  formatShortWeekday,
} from '../../model/days';
import { DAY, type Zoom } from '../../model/scale';

const Cell = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  flex-direction: column;
  justify-content: end;
  padding: 0 6px 6px;
  border-inline-start: 1px solid var(--color-line);
  color: var(--color-ink-2);
  font-size: var(--text-2);
  line-height: 1.25;
  white-space: nowrap;
  &[data-today='true'] {
    color: var(--color-brand-ink);
    font-weight: 650;
    box-shadow: inset 0 -3px 0 var(--color-brand);
  }
  &[data-weekend='true'] {
    background: var(--color-surface-2);
  }
  & > span[data-month] {
    color: var(--color-ink-1);
    font-weight: 650;
  }
`;
const Hours = styled.span`
  position: relative;
  block-size: 1.25em;
  color: var(--color-ink-3);
  font-size: var(--text-1);
  font-weight: 400;
  & > span {
    position: absolute;
    inset-block: 0;
  }
`;
const HOUR = DAY / 24;
const hours = [3, 6, 9, 12, 15, 18, 21];

interface Props {
  moment: number;
  place: number;
  width: number;
  zoom: Zoom;
  isToday: boolean;
}

/** A day at the top of its column; the first of a month with the month's name. */
export const DayHead = memo(function DayHead({ moment, place, width, zoom, isToday }: Props) {
  const country = useCountry().id;
  const date = formatDayOfMonth(moment, country);
  return (
    <Cell
      data-today={isToday}
      data-weekend={isWeekend(moment, country)}
      style={{ insetInlineStart: place, inlineSize: width }}
    >
      {date === '1' && <span data-month>{formatMonth(moment, country)}</span>}
      {zoom === 'month' && (
        <>
          {date !== '1' && <span>{formatShortWeekday(moment, country)}</span>}
          <span>{date}</span>
        </>
      )}
      {zoom !== 'month' && <span>{formatLongDay(moment, country)}</span>}
      {zoom === 'day' && (
        <Hours>
          {hours.map((hour) => (
            <span key={hour} style={{ insetInlineStart: `calc(${(hour / 24) * 100}% - 6px)` }}>
              {formatHour(moment + hour * HOUR, country)}
            </span>
          ))}
        </Hours>
      )}
    </Cell>
  );
});
