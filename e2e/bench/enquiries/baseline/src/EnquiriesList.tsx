import type { Enquiry } from '@portal/shared/contract';
import { List, type RowComponentProps } from 'react-window';
import styled from 'styled-components';
import { EnquiryRow } from '../../../../../mfe-enquiries/src/features/enquiries/components/table/EnquiryRow';
import {
  toRowProps,
  type RowsProps,
} from '../../../../../mfe-enquiries/src/features/enquiries/components/table/rows';
import { PLACED_HEIGHT } from '../../../../../mfe-enquiries/src/features/enquiries/components/table/row-style';
import {
  useEnquiryRows,
  useShownRows,
} from '../../../../../mfe-enquiries/src/features/enquiries/hooks/useRows';
import { noFilters } from '../../../../../mfe-enquiries/src/entities/enquiry/model/filter';
import { enquirySort } from '../../../../../mfe-enquiries/src/entities/enquiry/model/sort';

/** The size of the portal's list on the same screen, below its column header. */
const size = { height: 776, width: 1152 } as const;

/** The container query of the rows for the width of their list. */
const Frame = styled.div`
  container: enquiries / inline-size;
  inline-size: ${size.width}px;
`;

const nothing = () => undefined;
const still: Omit<RowsProps, 'rows'> = {
  before: 0,
  activeIndex: 0,
  isCompact: false,
  staged: {},
  busy: new Map(),
  fresh: new Set(),
  commands: { advance: nothing, stage: nothing, send: nothing },
  onOpen: nothing,
};

function Row({ index, style, rows }: RowComponentProps<Pick<RowsProps, 'rows'>>) {
  const own = toRowProps({ ...still, rows }, index);
  return <div style={style}>{own && <EnquiryRow {...own} index={index} top={0} />}</div>;
}

export function EnquiriesList({ enquiries }: { readonly enquiries: readonly Enquiry[] }) {
  const all = useEnquiryRows(enquiries);
  const rows = useShownRows(all, { ...noFilters, search: '' }, enquirySort.read('amount-desc'));
  return (
    <Frame>
      <List
        rowComponent={Row}
        rowCount={rows.length}
        rowHeight={PLACED_HEIGHT}
        rowProps={{ rows }}
        style={size}
        data-list
      />
    </Frame>
  );
}
