import { EnquiryRow } from './EnquiryRow';
import { toRowProps, type RowsProps } from './rows';

/** Few enough to render all of them. */
export function PlainRows(props: RowsProps) {
  return (
    <div role="rowgroup">
      {props.rows.map((row, index) => {
        const own = toRowProps(props, index);
        return own && <EnquiryRow key={row.id} {...own} />;
      })}
    </div>
  );
}
