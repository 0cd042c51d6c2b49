import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Popover,
} from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Heading';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { calendarFrame } from '../../date/calendarFrame';
import { Icon } from '../../icons/Icon';
import { floatingSurface } from '../../overlays/surface';
import { useSegmentsText } from './useSegmentsText';

const Surface = styled(Popover)`
  ${floatingSurface}
  min-inline-size: 0;
`;

const Box = styled(Dialog)`
  padding: var(--space-3);
  outline: none;
  ${calendarFrame}
  & header > button {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  & header > button[data-hovered] {
    background: var(--color-surface-3);
  }
  & header > button[data-focus-visible] {
    outline: 2px solid var(--color-focus);
  }
  & td {
    padding: 1px;
  }
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  /* A finger needs 44 pixels; seven of them fit a screen of 360. */
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-1);
  font-variant-numeric: tabular-nums;
  outline: none;
  cursor: pointer;
  &[data-hovered] {
    background: var(--color-surface-3);
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1px var(--color-line-strong);
    font-weight: 600;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-disabled] {
    color: var(--color-ink-4);
    cursor: not-allowed;
  }
  &[data-selected] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

/** The month of the field above it. */
export function CalendarPopover() {
  const t = useSegmentsText();
  return (
    <Surface placement="bottom end" offset={4}>
      <Box>
        <Calendar>
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
            <CalendarGridBody>{(day) => <Cell date={day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Box>
    </Surface>
  );
}
