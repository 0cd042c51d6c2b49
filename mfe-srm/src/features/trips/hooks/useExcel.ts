import { srmBookingEndpoints } from '@portal/shared/contract';
import { useFileDownload } from '../../../hooks/useFileDownload';
import type { View } from '../model/view-state';

/** The trips of a list as an Excel file, as far as it is searched. */
export function useExcel(name: string, { status, search }: View) {
  const { bytes, download } = useFileDownload(srmBookingEndpoints.downloadExcel);
  const query = { status, ...(search.trim() && { search: search.trim() }) };
  return { bytes, download: () => download({ query }, name) };
}
