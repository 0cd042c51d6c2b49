import { limits, vehicleEndpoints, type Listing } from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { useApi, useCountry, useNotify, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { useListingsText } from '../../../messages/useListingsText';
import { toListQuery, type View } from '../model/view-state';

const load = () => import(/* webpackChunkName: "listings-csv" */ '../../../entities/listing/save-listings');

/**
 * All listings that pass the filters, as a CSV file that the import reads. The code that writes it is loaded
 * on demand.
 */
export function useExport(view: View) {
  const t = useListingsText();
  const api = useApi();
  const country = useCountry();
  const clock = useServerClock();
  const notify = useNotify();
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);

  async function readAll(): Promise<Listing[]> {
    const rows = new Map<string, Listing>();
    for (let page = limits.page.first, pages = 1; page <= pages; page += 1) {
      const query = { ...toListQuery(view), page, limit: limits.page.max };
      const answer = await api.call(vehicleEndpoints.list, { query });
      // A listing that moved to the next page during the export appears twice.
      answer.list.forEach((row) => rows.set(row.vehicleId, row));
      pages = answer.totalNumberOfPages;
      setProgress({ read: rows.size, total: answer.total });
    }
    return [...rows.values()];
  }

  async function run() {
    setProgress({ read: 0, total: 0 });
    try {
      const [{ saveListings }, rows] = await Promise.all([load(), readAll()]);
      if (rows.length === 0) notify({ title: t('listings.export.none') });
      else saveListings(rows, country.id, isoDateToday(country.id, new Date(clock.now())));
    } catch (error) {
      console.error('The export failed', error);
      notify({
        title: t('listings.export.failed'),
        description: t('listings.export.failedHelp'),
        tone: 'destructive',
      });
    } finally {
      setProgress(null);
    }
  }
  return { progress, run };
}
