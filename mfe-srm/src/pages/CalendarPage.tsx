import { useSearchText } from '@portal/shared/address';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Banner, Card, EmptyState, LinkButton, PageHeader, Stack, Text } from '@portal/shared/ui';
import { belowTablet, useMedia } from '@portal/shared/ui/media';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useCalendarText } from '../messages/useCalendarText';
import { useText } from '../messages/useText';
import { useDetailsAddress } from '../features/trips/hooks/useDetailsAddress';
import { tripPaths, vehiclePath } from '../entities/trip/paths';
import { DayList } from '../features/calendar/components/day/DayList';
import { Empty } from '../features/calendar/components/Empty';
import { Timeline } from '../features/calendar/components/grid/Timeline';
import { Legend } from '../features/calendar/components/Legend';
import { Loading } from '../features/calendar/components/Loading';
import { Overlays } from './Overlays';
import { PlanNotice } from '../features/calendar/components/plan/PlanNotice';
import { Toolbar } from '../features/calendar/components/Toolbar';
import { useCalendar } from '../features/calendar/hooks/useCalendar';
import { useCalendarView } from '../features/calendar/hooks/useCalendarView';
import { useNow } from '../hooks/useNow';
import { usePlanMove } from '../features/calendar/hooks/usePlanMove';
import { useCalendarScale } from '../features/calendar/hooks/useCalendarScale';
import type { Bar } from '../features/calendar/model/bars';
import { toIsoDay, getMidnight } from '../features/calendar/model/days';
import { DAY, stepDays, WINDOW_DAYS } from '../features/calendar/model/scale';

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Who has which vehicle, and when it is free. */
export function CalendarPage() {
  const t = useCalendarText();
  const words = useText();
  const navigate = useNavigate();
  const country = useCountry().id;
  const now = useNow();
  const [view, setView] = useCalendarView();
  const [search, setSearch] = useSearchText(view.search, setView);
  const isNarrow = useMedia(belowTablet);
  const isOffered = useCapability('trip-planning');
  const planning = usePlanMove();
  const { open } = useDetailsAddress();
  const frame = useRef<HTMLDivElement>(null);
  const day = view.day || toIsoDay(now, country);
  const midnight = getMidnight(day, country);
  const scale = useCalendarScale(view, day);
  const setDay = useCallback((next: string) => setView({ day: next }, 'replace'), [setView]);
  const period = isNarrow ? { start: midnight, days: 1 } : { start: scale.start, days: WINDOW_DAYS };
  const { lines, total, isStale, error, isRefreshing, refresh } = useCalendar(period, view.search, now);
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const step = isNarrow ? 1 : stepDays[view.zoom];
  const onOpen = (bar: Bar) => (bar.trip ? open(bar.trip) : void navigate(vehiclePath(bar.vehicleId)));
  return (
    <Frame ref={frame}>
      <PageHeader
        title={words('srm.calendar.title')}
        subtitle={t('calendar.subtitle')}
        actions={
          <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
            {t('calendar.newTrip')}
          </LinkButton>
        }
      />
      <Stack gap={3}>
        <Toolbar
          search={search}
          day={day}
          {...(!isNarrow && { zoom: view.zoom })}
          isStale={isStale || search !== view.search}
          onLeave={() => frame.current?.querySelector<HTMLElement>('[data-bar]')?.focus()}
          onSearch={setSearch}
          onZoom={(zoom) => setView({ zoom })}
          onDay={(next) => setView({ day: next })}
          onStep={(steps) => setView({ day: toIsoDay(midnight + steps * step * DAY, country) })}
        />
        {failed && lines && (
          <RefreshFailed {...failed} words={{ retry: t('calendar.retry'), kept: t('calendar.kept') }} />
        )}
        {lines && lines.length < total && (
          <Banner>{t('calendar.more', { shown: lines.length, total })}</Banner>
        )}
        {lines && lines.length > 0 && isNarrow && (
          <DayList lines={lines} now={now} onOpen={onOpen} isStale={isStale} day={midnight} />
        )}
        {lines && lines.length > 0 && !isNarrow && (
          <>
            <Timeline
              lines={lines}
              scale={scale}
              day={day}
              setDay={setDay}
              now={now}
              isStale={isStale}
              planning={planning}
              onOpen={onOpen}
              zoom={view.zoom}
            />
            <Legend />
            <Text tone="muted" size={2}>
              {t('calendar.help')}
            </Text>
          </>
        )}
        {lines?.length === 0 && <Empty isSearch={view.search.trim() !== ''} onClear={() => setSearch('')} />}
        {!isOffered && (
          <Card>
            <EmptyState title={t('calendar.notOffered')}>{t('calendar.notOfferedText')}</EmptyState>
          </Card>
        )}
        {!lines && isOffered && (failed ? <LoadFailed {...failed} /> : <Loading />)}
      </Stack>
      {lines && !isNarrow && <PlanNotice planning={planning} lines={lines} />}
      <Overlays lines={lines ?? []} planning={planning} />
    </Frame>
  );
}
