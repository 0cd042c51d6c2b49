import { memo } from 'react';
import { DAY, type Scale, type Zoom } from '../../model/scale';
import { DayHead } from './DayHead';

interface Props {
  first: number;
  last: number;
  scale: Scale;
  zoom: Zoom;
  /** Midnight, in ms. */
  today: number;
}

export const DayHeads = memo(function DayHeads({ first, last, scale, zoom, today }: Props) {
  const { start, dayWidth } = scale;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).map((day) => (
    <DayHead
      key={day}
      moment={start + day * DAY}
      place={day * dayWidth}
      width={dayWidth}
      zoom={zoom}
      isToday={start + day * DAY === today}
    />
  ));
});
