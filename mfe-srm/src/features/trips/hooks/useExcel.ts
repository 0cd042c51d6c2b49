import { srmBookingEndpoints } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { useFileDownload } from '../../../hooks/useFileDownload';
import type { ListKind } from '../model/list-kind';
import { toMoment } from '../model/moment';
import { toListFilter, type View } from '../model/view-state';

/** The trips of a list as an Excel file: all that pass its filters. */
export function useExcel(name: string, kind: ListKind, view: View) {
  const { timeZone } = useCountry();
  const { bytes, download } = useFileDownload(srmBookingEndpoints.downloadExcel);
  const query = toListFilter(kind, view, toMoment(timeZone));
  return { bytes, download: () => download({ query }, name) };
}
