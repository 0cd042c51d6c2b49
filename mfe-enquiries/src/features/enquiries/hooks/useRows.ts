import type { Sort } from '@portal/shared/address';
import type { Enquiry } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { useMemo } from 'react';
import { useText } from '../../../messages/useText';
import { toTimeRange } from '../../../entities/enquiry/model/arrival';
import { narrowRows, type Filters } from '../../../entities/enquiry/model/filter';
import { createRows, type Row } from '../../../entities/enquiry/model/row';
import { createSearch } from '../../../entities/enquiry/model/search';
import { sortRows, type SortColumn } from '../../../entities/enquiry/model/sort';
import { useTickingValue } from '../../../entities/enquiry/hooks/useTickingValue';

/** The rows of enquiries, each made once. */
export function useEnquiryRows(enquiries: readonly Enquiry[]): readonly Row[] {
  const t = useText();
  const toRow = useMemo(() => createRows(t), [t]);
  return useMemo(() => enquiries.map(toRow), [enquiries, toRow]);
}

/** The rows that pass the filters, in the chosen order. */
export function useShownRows(rows: readonly Row[], filters: Filters, sort: Sort<SortColumn>): readonly Row[] {
  const { search, status, location, vehicle, from, to } = filters;
  const { id: country } = useCountry();
  const isTimed = status === 'EXPIRING';
  // Only results that depend on the time are computed again as it passes.
  const now = useTickingValue((moment) => (isTimed ? moment : 0));
  // Sorted first, and once: a filter keeps the order.
  const ordered = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const between = useMemo(() => toTimeRange({ from, to }, country), [from, to, country]);
  const narrowed = useMemo(
    () => narrowRows(ordered, { status, location, vehicle, from, to }, now, between),
    [ordered, status, location, vehicle, from, to, now, between],
  );
  const find = useMemo(() => createSearch(narrowed), [narrowed]);
  return useMemo(() => find(search), [find, search]);
}
