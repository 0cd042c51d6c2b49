import { useCountry, useDirection } from '@portal/shared/portal';
import { useMemo, useRef, useState } from 'react';
import { useCalendarText } from '../../../../messages/useCalendarText';
import type { Planning } from '../../hooks/usePlanMove';
import { useBarDrag } from '../../hooks/useBarDrag';
import { useBarKeys } from '../../hooks/useBarKeys';
import { useBodyClick } from '../../hooks/useBodyClick';
import { useFocusedBar } from '../../hooks/useFocusedBar';
import { useStripScroll } from '../../hooks/useStripScroll';
import { useVisibleWindow } from '../../hooks/useVisibleWindow';
import type { Bar, VehicleLine } from '../../model/bars';
import { toIsoDay, getMidnight } from '../../model/days';
import { newPeriodAt } from '../../model/new-trip';
import { getOffset, ROW_HEIGHT, snaps, WINDOW_DAYS, type Scale, type Zoom } from '../../model/scale';
import { Bars } from './Bars';
import { DayHeads } from './DayHeads';
import { Body, Canvas, Corner, Head, Names, Scroller } from './frame';
import { NAMES_WIDTH } from '../../model/measures';
import { NameCells } from './NameCells';
import { NowLine } from './NowLine';

export interface TimelineProps {
  lines: readonly VehicleLine[];
  zoom: Zoom;
  scale: Scale;
  /** The day at the edge, and where to store it after scrolling. */
  day: string;
  setDay: (day: string) => void;
  now: number;
  isStale: boolean;
  planning: Planning;
  onOpen: (bar: Bar) => void;
}

/**
 * Vehicles below each other, days side by side, with the bars at their places. Only the visible part is in
 * the page.
 */
export function Timeline(props: TimelineProps) {
  const { lines, zoom, scale, day, setDay, now, isStale, planning, onOpen } = props;
  const t = useCalendarText();
  const country = useCountry().id;
  const isRtl = useDirection() === 'rtl';
  const body = useRef<HTMLDivElement>(null);
  const [first] = useState(() => getOffset(getMidnight(day, country), scale));
  const { scroller, onScroll } = useStripScroll(scale, day, isRtl, setDay);
  const today = useMemo(() => getMidnight(toIsoDay(now, country), country), [country, now]);
  const period = useMemo(
    () => newPeriodAt(Math.max(getMidnight(day, country), now), { zoom: 'week', now, country }),
    [country, day, now],
  );
  const { rows, days, isAtRest } = useVisibleWindow(scroller, lines.length, { ...scale, first, isRtl });
  const { held, onFocus, onBlur } = useFocusedBar();
  const hands = { lines, scale, snap: snaps[zoom], isRtl, planning };
  const wasDragged = useBarDrag({ ...hands, body, scroller });
  const onKeyDown = useBarKeys({ ...hands, onOpen });
  const onClick = useBodyClick({ lines, scale, zoom, now, isRtl, onOpen, wasDragged });
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
      <Canvas style={{ inlineSize: size.inlineSize + NAMES_WIDTH }} onFocus={onFocus} onBlur={onBlur}>
        <Corner>{t('calendar.vehicles')}</Corner>
        <Head aria-hidden>
          <DayHeads first={days.first} last={days.last} scale={scale} zoom={zoom} today={today} />
        </Head>
        <Names aria-label={t('calendar.vehicles')} style={{ blockSize: size.blockSize }}>
          <NameCells
            first={rows.first}
            last={rows.last}
            held={held?.vehicleId}
            lines={lines}
            period={period}
            isAtRest={isAtRest}
          />
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
          <Bars
            lines={lines}
            rows={rows}
            days={days}
            scale={scale}
            plan={planning.plan}
            held={held}
            isAtRest={isAtRest}
          />
        </Body>
      </Canvas>
    </Scroller>
  );
}
