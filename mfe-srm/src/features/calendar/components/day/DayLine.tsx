import { useCountry } from '@portal/shared/portal';
import { Card, LinkButton, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCalendarText } from '../../../../messages/useCalendarText';
import { useBarWords } from '../../hooks/useBarWords';
import { filterBars, type Bar, type VehicleLine } from '../../model/bars';
import { formatHourAndMinute, momentText } from '../../model/days';
import { DAY } from '../../model/scale';
import { standingStyle } from '../standing-style';
import { StandingIcon } from '../StandingIcon';

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
`;
const Entry = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  inline-size: 100%;
  min-block-size: 44px;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-1);
  text-align: start;
  overflow-wrap: anywhere;
  ${standingStyle}
  & > svg {
    flex: none;
  }
  & > span {
    flex: 1 1 11rem;
  }
`;

interface Props {
  line: VehicleLine;
  /** Midnight, in ms. */
  day: number;
  newTrip: string | null;
  onOpen: (bar: Bar) => void;
}

/** A vehicle on one day: who has it, and from when to when. */
export function DayLine({ line, day, newTrip, onOpen }: Props) {
  const t = useCalendarText();
  const country = useCountry().id;
  const { words } = useBarWords();
  const bars = filterBars(line.bars, day, day + DAY);
  const time = ({ start, end, standing, trip }: Bar) => {
    // It lasts until now, so its planned end is the useful time.
    if (standing === 'OVERDUE' && trip)
      return t('calendar.day.due', { at: momentText(Date.parse(trip.bookingEndDate), country) });
    const [from, to] = [formatHourAndMinute(start, country), formatHourAndMinute(end, country)];
    if (start <= day && end >= day + DAY) return t('calendar.day.allDay');
    if (start <= day) return t('calendar.day.until', { to });
    return end >= day + DAY ? t('calendar.day.from', { from }) : t('calendar.day.fromTo', { from, to });
  };
  return (
    <li>
      <Card>
        <Top>
          <div>
            <strong>{line.plate}</strong>
            <Text tone="muted" size={2}>
              {[line.name, bars.length === 0 && t('calendar.day.free')].filter(Boolean).join(' · ')}
            </Text>
          </div>
          {newTrip && (
            <LinkButton
              size="sm"
              icon="plus"
              to={newTrip}
              aria-label={t('calendar.newTripFor', { plate: line.plate })}
            >
              {t('calendar.newTrip')}
            </LinkButton>
          )}
        </Top>
        {bars.length > 0 && (
          <List>
            {bars.map((bar) => (
              <li key={bar.id}>
                <Entry type="button" data-standing={bar.standing} onClick={() => onOpen(bar)}>
                  <StandingIcon standing={bar.standing} />
                  <span>{words(bar)}</span>
                  <small>{time(bar)}</small>
                </Entry>
              </li>
            ))}
          </List>
        )}
      </Card>
    </li>
  );
}
