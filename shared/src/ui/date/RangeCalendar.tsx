import { parseDate } from '@internationalized/date';
import { useMessages } from '@portal/shared/i18n';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { DateLocale } from '../overlays/DateLocale';
import { calendarFrame } from './calendarFrame';

export interface DayRange {
  /** ISO days, `YYYY-MM-DD`, both included. */
  readonly start: string;
  readonly end: string;
}
export interface RangeCalendarProps {
  label: string;
  /** ISO days outside of which no range begins or ends. */
  min?: string;
  max?: string;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** Days that cannot be part of a range. */
  isTaken?: (day: string) => boolean;
  /** Days of which only some hours are free. */
  isPartlyTaken?: (day: string) => boolean;
  /** What grey and dotted days mean. */
  takenLabel?: string;
  partlyLabel?: string;
}

const Box = styled.div`
  & .calendar {
    inline-size: min(100%, 20rem);
  }
  ${calendarFrame}
  & header > button {
    inline-size: var(--control);
    block-size: var(--control);
  }
  & header > button:hover {
    background: var(--color-surface-3);
  }
  & table {
    inline-size: 100%;
  }
  & td {
    padding-block: 1px;
    padding-inline: 0;
  }
`;

const Cell = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 2.5rem;
  border-radius: var(--radius-1);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-3);
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-selected] {
    border-radius: 0;
    background: var(--color-brand-soft);
    color: var(--color-ink-1);
    /* Forced colours replace backgrounds, and show this. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  }
  &[data-selection-start],
  &[data-selection-end] {
    border-radius: var(--radius-1);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &[data-unavailable] {
    background: var(--color-surface-3);
    color: var(--color-ink-3);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  &[data-partly='true']::after {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    inline-size: 5px;
    block-size: 5px;
    border-radius: 50%;
    background: var(--color-warning);
    forced-color-adjust: none;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-2) 0 0;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & > li > i {
    inline-size: 12px;
    block-size: 12px;
    border-radius: 3px;
    background: var(--color-surface-3);
    forced-color-adjust: none;
  }
  & > li > i.partly {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--color-warning);
  }
`;

/**
 * Chooses the first and last day. Days that are taken cannot be chosen, and neither can a range across them.
 */
export function RangeCalendar({
  label,
  min,
  max,
  value,
  onChange,
  isTaken,
  isPartlyTaken,
  takenLabel,
  partlyLabel,
}: RangeCalendarProps) {
  const t = useMessages();
  return (
    <DateLocale>
      <Box>
        <AriaRangeCalendar
          className="calendar"
          firstDayOfWeek="mon"
          aria-label={label}
          value={value && { start: parseDate(value.start), end: parseDate(value.end) }}
          minValue={min ? parseDate(min) : null}
          maxValue={max ? parseDate(max) : null}
          defaultFocusedValue={value ? parseDate(value.start) : undefined}
          onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
          isDateUnavailable={(day) => isTaken?.(day.toString().slice(0, 10)) ?? false}
        >
          <header>
            <Button slot="previous" aria-label={t('ui.calendar.previous')}>
              <Icon name="chevron-end" />
            </Button>
            <Heading />
            <Button slot="next" aria-label={t('ui.calendar.next')}>
              <Icon name="chevron-end" />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(day) => (
                <Cell date={day} data-partly={isPartlyTaken?.(day.toString().slice(0, 10)) ?? false} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </AriaRangeCalendar>
        {(takenLabel || partlyLabel) && (
          <Legend>
            {takenLabel && (
              <li>
                <i aria-hidden />
                {takenLabel}
              </li>
            )}
            {partlyLabel && (
              <li>
                <i className="partly" aria-hidden />
                {partlyLabel}
              </li>
            )}
          </Legend>
        )}
      </Box>
    </DateLocale>
  );
}
