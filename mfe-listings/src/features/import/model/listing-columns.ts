import { createColumns } from '@portal/shared/record-import';
import {
  columns,
  originColumns,
  rateColumns,
  type ColumnId,
  type OriginId,
} from '../../../entities/listing/model/columns';

/** The columns of a file of listings. The headers of the export are known too. */
export const listingColumns = createColumns<ColumnId | OriginId>(
  { ...columns, ...originColumns },
  { oneRequired: Object.values(rateColumns).map(([rate]) => rate) },
);
