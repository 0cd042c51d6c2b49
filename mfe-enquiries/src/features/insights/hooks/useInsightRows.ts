import { useCountry, useServerClock } from '@portal/shared/portal';
import { useMemo } from 'react';
import { useText } from '../../../messages/useText';
import { useAllEnquiries, type AllEnquiries } from '../../../entities/enquiry/hooks/useAllEnquiries';
import { toTimeRange } from '../../../entities/enquiry/model/arrival';
import { filterRows, type Filters } from '../../../entities/enquiry/model/filter';
import { createRows, type Row } from '../../../entities/enquiry/model/row';

export interface InsightRows {
  readonly all: AllEnquiries;
  /** What the filters show, once every enquiry is loaded. The time is the server's when the drawer opened. */
  readonly shown: { readonly rows: readonly Row[]; readonly now: number } | null;
}

/** Needs every enquiry: metrics of one page would mean nothing. */
export function useInsightRows(agentId: string, filters: Filters): InsightRows {
  const t = useText();
  const clock = useServerClock();
  const { id: country } = useCountry();
  const all = useAllEnquiries(agentId, { isNeeded: true });
  const toInsightRow = useMemo(() => createRows(t), [t]);
  const { enquiries, isComplete } = all;
  const shown = useMemo(() => {
    if (!isComplete) return null;
    const now = clock.now();
    return {
      rows: filterRows(enquiries.map(toInsightRow), filters, now, toTimeRange(filters, country)),
      now,
    };
  }, [clock, country, enquiries, filters, isComplete, toInsightRow]);
  return { all, shown };
}
