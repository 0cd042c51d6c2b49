import { EnquiryRow } from './EnquiryRow';
import { rowPropsOf, type RowsProps } from './rows';

/** Few enough to stand in the page all together. */
export function PlainRows(props: RowsProps) {
  return (
    <div role="rowgroup">
      {props.rows.map((row, index) => {
        const own = rowPropsOf(props, index);
        return own && <EnquiryRow key={row.id} {...own} />;
      })}
    </div>
  );
}
