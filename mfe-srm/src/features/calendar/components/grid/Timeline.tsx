import { useCountry, useDirection } from '@portal/shared/portal';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCalendarText } from '../../../../messages/useCalendarText';
import type { Planning } from '../../hooks/usePlanning';
import { useBarDrag } from '../../hooks/useBarDrag';
import { useBarKeys } from '../../hooks/useBarKeys';
import { useStripScroll } from '../../hooks/useStripScroll';
import { useWindowed } from '../../hooks/useWindowed';
import type { Bar, VehicleLine } from '../../model/bars';
import { dayOf, midnightOf } from '../../model/days';
import { newTripAt } from '../../model/new-trip';
import {
  DAY,
  momentAt,
  placeOf,
  ROW_HEIGHT,
  snaps,
  WINDOW_DAYS,
  type Scale,
  type Zoom,
} from '../../model/scale';
import { Bars } from './Bars';
import { DayHead } from './DayHead';
import { Body, Canvas, Corner, Head, NAMES_WIDTH, Names, Scroller } from './frame';
import { NameCell } from './NameCell';
import { NowLine } from './NowLine';

export interface TimelineProps {
  lines: readonly VehicleLine[];
  zoom: Zoom;
  scale: Scale;
  /** The day at the edge, and where to write it when another is scrolled to. */
  day: string;
  setDay: (day: string) => void;
  now: number;
  isStale: boolean;
  planning: Planning;
  onOpen: (bar: Bar) => void;
}

/** Vehicles below each other, days side by side: what is taken stands where it belongs. Only what is in sight is in the page. */
export function Timeline(props: TimelineProps) {
  const { lines, zoom, scale, day, setDay, now, isStale, planning, onOpen } = props;
  const t = useCalendarText();
  const country = useCountry().id;
  const navigate = useNavigate();
  const isRtl = useDirection() === 'rtl';
  const body = useRef<HTMLDivElement>(null);
  const [first] = useState(() => placeOf(midnightOf(day, country), scale));
  const { scroller, onScroll } = useStripScroll(scale, day, isRtl, setDay);
  const today = midnightOf(dayOf(now, country), country);
  const { rows, days } = useWindowed(scroller, lines.length, { ...scale, first, isRtl });
  const hands = { lines, scale, snap: snaps[zoom], isRtl, planning };
  const wasDragged = useBarDrag({ ...hands, body, scroller });
  const onKeyDown = useBarKeys({ ...hands, onOpen });
  const onClick = (event: React.MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
    if (wasDragged()) return;
    if (id !== undefined) {
      const bar = lines.flatMap(({ bars }) => bars).find((one) => one.id === id);
      if (bar) onOpen(bar);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const line = lines[Math.floor((event.clientY - box.top) / ROW_HEIGHT)];
    const place = isRtl ? box.right - event.clientX : event.clientX - box.left;
    const address = line && newTripAt(line.vehicleId, momentAt(place, scale), { zoom, now, country });
    if (address) void navigate(address);
  };
  const firstDay = scale.start + (days[0] ?? 0) * DAY;
  const size = { blockSize: lines.length * ROW_HEIGHT, inlineSize: WINDOW_DAYS * scale.dayWidth };
  return (
    <Scroller
      ref={scroller}
      onScroll={onScroll}
      role="region"
      aria-label={t('calendar.region', { count: lines.length })}
      tabIndex={0}
      data-stale={isStale}
    >
      <Canvas style={{ inlineSize: size.inlineSize + NAMES_WIDTH }}>
        <Corner>{t('calendar.vehicles')}</Corner>
        <Head aria-hidden>
          {days.map((at) => (
            <DayHead
              key={at}
              moment={scale.start + at * DAY}
              place={at * scale.dayWidth}
              width={scale.dayWidth}
              zoom={zoom}
              isToday={scale.start + at * DAY === today}
            />
          ))}
        </Head>
        <Names aria-label={t('calendar.vehicles')} style={{ blockSize: size.blockSize }}>
          {rows.map((row) => {
            const line = lines[row];
            if (!line) return null;
            const { vehicleId, plate, name } = line;
            const newTrip =
              newTripAt(vehicleId, Math.max(firstDay, now), { zoom: 'week', now, country }) ?? '';
            return (
              <NameCell key={vehicleId} {...{ vehicleId, plate, name, newTrip }} top={row * ROW_HEIGHT} />
            );
          })}
        </Names>
        <Body
          ref={body}
          role="group"
          aria-label={t('calendar.taken')}
          onClick={onClick}
          onKeyDown={onKeyDown}
          style={
            { ...size, '--cell': `${zoom === 'day' ? scale.dayWidth / 24 : scale.dayWidth}px` } as object
          }
        >
          <NowLine now={now} scale={scale} />
          <Bars {...{ lines, rows, days, scale, plan: planning.plan }} />
        </Body>
      </Canvas>
    </Scroller>
  );
}
