import { BarView } from '../../../../../mfe-srm/src/features/calendar/components/grid/BarView';
import type { BarWords } from '../../../../../mfe-srm/src/features/calendar/hooks/useBarWords';
import { isExtendable, isMovable, type Bar } from '../../../../../mfe-srm/src/features/calendar/model/bars';
import { getOffset, type Scale } from '../../../../../mfe-srm/src/features/calendar/model/scale';

/** The bars of a row, with the portal's elements. */
export const renderBars = (bars: readonly Bar[], plate: string, { words, label }: BarWords, scale: Scale) =>
  bars.map((bar) => {
    const place = getOffset(bar.start, scale);
    return (
      <BarView
        key={bar.id}
        id={bar.id}
        standing={bar.standing}
        place={place}
        top={0}
        width={getOffset(bar.end, scale) - place}
        words={words(bar)}
        label={label(bar, plate)}
        moves={isMovable(bar)}
        extends={isExtendable(bar)}
        isCut={false}
      />
    );
  });
