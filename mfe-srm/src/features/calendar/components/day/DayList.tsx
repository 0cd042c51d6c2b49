import { useCountry } from '@portal/shared/portal';
import { Button, Heading, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCalendarText } from '../../../../messages/useCalendarText';
import type { Bar, VehicleLine } from '../../model/bars';
import { formatLongDay } from '../../model/days';
import { newPeriodAt, newTripPath } from '../../model/new-trip';
import { DayLine } from './DayLine';

const AT_ONCE = 40;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Props {
  lines: readonly VehicleLine[];
  day: number;
  now: number;
  isStale: boolean;
  onOpen: (bar: Bar) => void;
}

/** For screens too narrow for a timeline: one day, vehicle by vehicle. */
export function DayList({ lines, day, now, isStale, onOpen }: Props) {
  const t = useCalendarText();
  const country = useCountry().id;
  const [shown, setShown] = useState(AT_ONCE);
  const period = newPeriodAt(day, { zoom: 'week', now, country });
  return (
    <Stack gap={3}>
      <Heading level={2} size={4}>
        {formatLongDay(day, country)}
      </Heading>
      <List aria-busy={isStale}>
        {lines.slice(0, shown).map((line) => (
          <DayLine
            key={line.vehicleId}
            line={line}
            day={day}
            onOpen={onOpen}
            newTrip={period && newTripPath(line.vehicleId, period)}
          />
        ))}
      </List>
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>{t('calendar.day.more')}</Button>
      )}
    </Stack>
  );
}
