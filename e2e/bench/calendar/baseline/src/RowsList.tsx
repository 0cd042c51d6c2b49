import { List, type RowComponentProps } from 'react-window';
import { NameCell } from '../../../../../mfe-srm/src/features/calendar/components/grid/NameCell';
import { useBarWords, type BarWords } from '../../../../../mfe-srm/src/features/calendar/hooks/useBarWords';
import { filterBars } from '../../../../../mfe-srm/src/features/calendar/model/bars';
import { newTripPath } from '../../../../../mfe-srm/src/features/calendar/model/new-trip';
import { DAY, ROW_HEIGHT } from '../../../../../mfe-srm/src/features/calendar/model/scale';
import { renderBars } from './render-bars';
import { DAYS, DAY_WIDTH, FIRST, Frame, size, type ShownProps } from './frame';

interface RowProps extends ShownProps {
  readonly words: BarWords;
}

function Row({ index, style, lines, start, words }: RowComponentProps<RowProps>) {
  const line = lines[index];
  if (!line) return null;
  const { vehicleId, plate, name, bars } = line;
  const from = start + FIRST * DAY;
  const scale = { start: from - (224 / DAY_WIDTH) * DAY, dayWidth: DAY_WIDTH };
  return (
    <div className="row" style={style}>
      <NameCell
        vehicleId={vehicleId}
        plate={plate}
        name={name}
        top={0}
        newTrip={newTripPath(vehicleId, null)}
        newTripLabel={plate}
      />
      {renderBars(filterBars(bars, from, from + DAYS * DAY), plate, words, scale)}
    </div>
  );
}

/** A row is a vehicle with its bookings in the days that the portal keeps in the page. */
export function RowsList(shown: ShownProps) {
  const words = useBarWords();
  return (
    <Frame>
      <List
        rowComponent={Row}
        rowCount={shown.lines.length}
        rowHeight={ROW_HEIGHT}
        rowProps={{ ...shown, words }}
        style={size}
      />
    </Frame>
  );
}
