import { Grid, type CellComponentProps } from 'react-window';
import { useBarWords, type BarWords } from '../../../../../mfe-srm/src/features/calendar/hooks/useBarWords';
import { DAY, ROW_HEIGHT, WINDOW_DAYS } from '../../../../../mfe-srm/src/features/calendar/model/scale';
import { renderBars } from './render-bars';
import { DAY_WIDTH, Frame, size, type ShownProps } from './frame';

interface CellProps extends ShownProps {
  readonly words: BarWords;
}

function Cell({ columnIndex, rowIndex, style, lines, start, words }: CellComponentProps<CellProps>) {
  const line = lines[rowIndex];
  if (!line) return null;
  const from = start + columnIndex * DAY;
  const begun = line.bars.filter((bar) => bar.start >= from && bar.start < from + DAY);
  return (
    <div className="row" style={style}>
      {renderBars(begun, line.plate, words, { start: from, dayWidth: DAY_WIDTH })}
    </div>
  );
}

/** A cell is a vehicle's day, with the bars that begin in it. */
export function AcrossGrid(shown: ShownProps) {
  const words = useBarWords();
  return (
    <Frame>
      <Grid
        cellComponent={Cell}
        cellProps={{ ...shown, words }}
        columnCount={WINDOW_DAYS}
        columnWidth={DAY_WIDTH}
        rowCount={shown.lines.length}
        rowHeight={ROW_HEIGHT}
        style={size}
      />
    </Frame>
  );
}
