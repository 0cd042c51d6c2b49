import type { Columns } from './columns';
import type { Complaint } from './import-row';

/** `Plate: Line 1 has this plate`. */
export const formatComplaint = <Id extends string>(
  complaint: Complaint<Id>,
  { known }: Columns<Id>,
  describe: (complaint: Complaint<Id>) => string,
): string =>
  [complaint.column && known[complaint.column].header, describe(complaint)].filter(Boolean).join(': ');
