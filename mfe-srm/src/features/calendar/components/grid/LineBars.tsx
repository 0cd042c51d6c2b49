import { memo } from 'react';
import type { BarWords } from '../../hooks/useBarWords';
import { barsBetween, isExtendable, isMovable, type VehicleLine } from '../../model/bars';
import type { Plan } from '../../model/plan';
import { DAY, placeOf, ROW_HEIGHT, type Scale } from '../../model/scale';
import { BarView } from './BarView';

/** Where what is being moved would stand. */
export interface PlacedPlan extends Plan {
  readonly row: number;
  readonly plate: string;
  readonly look: 'free' | 'taken';
}

export interface LineBarsProps {
  readonly line: VehicleLine;
  readonly row: number;
  /** Days from the first on; `cut` is the first in sight. */
  readonly first: number;
  readonly last: number;
  readonly cut: number;
  readonly scale: Scale;
  readonly words: BarWords;
  /** Only for the line from which something is being moved: it keeps its element, and the focus with it, wherever it goes. */
  readonly plan: PlacedPlan | null;
}

/** What a vehicle is taken by in the days in sight. Its bars stand in the body itself. */
export const LineBars = memo(function LineBars(props: LineBarsProps) {
  const { line, row, first, last, cut, scale, words, plan } = props;
  const at = (day: number) => scale.start + day * DAY;
  const inSight = barsBetween(line.bars, at(first), at(last + 1));
  const bars = plan && !inSight.some(({ id }) => id === plan.bar.id) ? [...inSight, plan.bar] : inSight;
  return bars.map((bar) => {
    const own = plan?.bar.id === bar.id ? plan : null;
    const { start, end } = own ?? bar;
    const place = placeOf(start, scale);
    return (
      <BarView
        key={bar.id}
        id={bar.id}
        standing={bar.standing}
        place={place}
        top={(own?.row ?? row) * ROW_HEIGHT}
        width={placeOf(end, scale) - place}
        words={words.words(bar)}
        label={words.label(bar, own?.plate ?? line.plate)}
        moves={isMovable(bar)}
        extends={isExtendable(bar)}
        isCut={start < at(cut)}
        plan={own?.look}
      />
    );
  });
});
