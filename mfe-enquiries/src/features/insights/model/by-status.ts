import { enquiryStatuses, type EnquiryStatus } from '@portal/shared/contract';
import type { Row } from '../../../entities/enquiry/model/row';

export interface StatusCount {
  readonly status: EnquiryStatus;
  readonly count: number;
}

/** How many are in each status, in the order an enquiry goes through them. */
export const countByStatus = (rows: readonly Row[]): StatusCount[] =>
  enquiryStatuses.map((status) => ({ status, count: rows.filter((row) => row.status === status).length }));
