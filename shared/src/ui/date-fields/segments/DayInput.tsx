import { getLocalTimeZone, now, toCalendarDateTime } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, DateInput, DatePicker, Group } from 'react-aria-components/DatePicker';
import styled from 'styled-components';
import { CalendarPopover } from './CalendarPopover';
import { boxStyle, inputStyle, Segment } from './segment-style';
import { readDay, settleDay, writeDay, type DayValue } from './segment-values';
import type { SegmentsProps } from './segments-props';
import { useNativeDateField } from './useNativeDateField';
import { useSegmentGroup } from './useSegmentGroup';
import { useSegmentsText } from './useSegmentsText';

interface Props extends Omit<SegmentsProps, 'kind' | 'hasSeconds'> {
  kind: 'date' | 'datetime-local';
}

const Box = styled.div`
  & .field {
    ${boxStyle}
  }
  & .segments {
    ${inputStyle}
  }
`;

const Opener = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  /* A large target for a finger, in a box of one line. */
  inline-size: calc(var(--control) - 6px);
  block-size: calc(var(--control) - 6px);
  @media (pointer: coarse) {
    inline-size: 40px;
    block-size: 40px;
  }
  border: 0;
  border-radius: var(--radius-1);
  background: transparent;
  color: var(--color-ink-2);
  cursor: pointer;
  &[data-hovered] {
    background: var(--color-surface-3);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
  }
  &[data-disabled] {
    color: var(--color-ink-4);
    cursor: not-allowed;
  }
`;

/** A year that is still being typed. */
const isUnfinished = (value: DayValue | null): boolean => value !== null && value.year < 1000;

/** Rentals begin in the morning rather than at midnight, unless somebody says otherwise. */
const suggestMorning = (): DayValue =>
  toCalendarDateTime(now(getLocalTimeZone())).set({ hour: 10, minute: 0, second: 0, millisecond: 0 });

/** A day, with or without a time, in segments and a calendar. */
export function DayInput({ kind, carrier, min, max, ...props }: Props) {
  const t = useSegmentsText();
  const group = useRef<HTMLDivElement>(null);
  const { text, write, leave } = useNativeDateField(carrier);
  const stored = useMemo(() => readDay(kind, text), [kind, text]);
  const [draft, setDraft] = useState<DayValue | null>(null);
  const settle = (value: DayValue | null) => {
    setDraft(null);
    write(settleDay(value));
  };
  const handlers = useSegmentGroup({
    carrier,
    group,
    onSettle: (isWhole) => settle(isWhole ? (draft ?? stored) : null),
    onLeave: leave,
  });
  const label = document.getElementById(props.labelId)?.textContent ?? '';
  const hasTime = kind === 'datetime-local';
  return (
    <Box ref={group} {...handlers}>
      <DatePicker<DayValue>
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        granularity={hasTime ? 'minute' : 'day'}
        hourCycle={12}
        firstDayOfWeek="mon"
        shouldForceLeadingZeros
        value={draft ?? stored}
        {...(hasTime && { placeholderValue: suggestMorning() })}
        minValue={readDay(kind, min)}
        maxValue={readDay(kind, max)}
        isInvalid={props.isInvalid}
        isDisabled={props.isDisabled}
        validationBehavior="aria"
        onChange={(next) => {
          setDraft(isUnfinished(next) ? next : null);
          if (!isUnfinished(next)) write(writeDay(next));
        }}
      >
        <Group className="field">
          <DateInput className="segments">{(segment) => <Segment segment={segment} />}</DateInput>
          <Opener aria-label={t('segments.open', { label })}>
            <CalendarDays size={18} aria-hidden />
          </Opener>
        </Group>
        <CalendarPopover />
      </DatePicker>
    </Box>
  );
}
