import { createOrderedSlots } from '@portal/shared/slots';
import { memo, useState } from 'react';
import type { BarWords } from '../../hooks/useBarWords';
import { filterBars, isExtendable, isMovable, type VehicleLine } from '../../model/bars';
import type { Plan } from '../../model/plan';
import { DAY, getOffset, ROW_HEIGHT, type Scale } from '../../model/scale';
import { BarView } from './BarView';

/** Where the moved bar would be. */
export interface PlacedPlan extends Plan {
  readonly row: number;
  readonly plate: string;
  readonly look: 'free' | 'taken';
}

export interface LineBarsProps {
  readonly line: VehicleLine;
  readonly row: number;
  /** Days from the first one; `cut` is the first visible one. */
  readonly first: number;
  readonly last: number;
  readonly cut: number;
  readonly scale: Scale;
  readonly words: BarWords;
  /** Only for the line where a move started: its bar keeps its element and the focus, wherever it goes. */
  readonly plan: PlacedPlan | null;
  /** Its focused bar. */
  readonly held: string | undefined;
  readonly isAtRest: boolean;
}

/**
 * The bars of a vehicle in the visible days. A line is an element, so that the browser lays out one element
 * when it appears, not each bar.
 */
export const LineBars = memo(function LineBars(props: LineBarsProps) {
  const { line, row, first, last, cut, scale, words, plan, held, isAtRest } = props;
  const [slots] = useState(createOrderedSlots);
  const at = (day: number) => scale.start + day * DAY;
  const inSight = filterBars(line.bars, at(first), at(last + 1));
  const kept = line.bars.filter(
    ({ id }) => (id === held || id === plan?.bar.id) && !inSight.some((bar) => bar.id === id),
  );
  const bars = kept.length > 0 ? [...inSight, ...kept].sort((a, b) => a.start - b.start) : inSight;
  const order = slots.place(
    bars.map(({ id }) => id),
    isAtRest,
  );
  return (
    <div
      data-line
      data-vehicle={line.vehicleId}
      data-moving={plan !== null || undefined}
      style={{ insetBlockStart: row * ROW_HEIGHT }}
    >
      {order.map(({ slot, index }) => {
        const bar = bars[index];
        if (!bar) return null;
        const own = plan?.bar.id === bar.id ? plan : null;
        const { start, end } = own ?? bar;
        const place = getOffset(start, scale);
        return (
          <BarView
            key={slot}
            id={bar.id}
            standing={bar.standing}
            place={place}
            top={own ? (own.row - row) * ROW_HEIGHT : 0}
            width={getOffset(end, scale) - place}
            words={words.words(bar)}
            label={words.label(bar, own?.plate ?? line.plate)}
            moves={isMovable(bar)}
            extends={isExtendable(bar)}
            isCut={start < at(cut)}
            plan={own?.look}
          />
        );
      })}
    </div>
  );
});
