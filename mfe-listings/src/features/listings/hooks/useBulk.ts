import { isApiError } from '@portal/shared/api';
import {
  accountEndpoints,
  listingChangeEndpoints,
  vehicleEndpoints,
  type BulkResult,
  type Listing,
  type RateChange,
  type RentalPeriod,
} from '@portal/shared/contract';
import { useApi, useInvalidate } from '@portal/shared/portal';
import { useState } from 'react';
import { useBulkText } from '../../../messages/useBulkText';
import type { BulkKind } from '../components/bulk/bulk-kind';
import { runBulk, type BulkOutcome } from '../model/bulk';

export interface RatesChange {
  readonly periods: RentalPeriod[];
  readonly change: RateChange;
}
type State =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly share: number }
  | { readonly step: 'done'; readonly outcome: BulkOutcome };

const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 501);

export function useBulk(kind: BulkKind, rows: readonly Listing[], onChanged: () => void) {
  const t = useBulkText();
  const api = useApi();
  const invalidate = useInvalidate();
  const [state, setState] = useState<State>(
    kind === 'rates' ? { step: 'asking' } : { step: 'running', share: 0 },
  );
  const [rates, setRates] = useState<RatesChange | null>(null);
  const isVisible = kind === 'publish';

  /** Where a platform knows no call for several, they are changed one after the other. */
  async function oneByOne(vehicleIds: string[]): Promise<BulkResult> {
    const results: BulkResult['results'] = [];
    for (const vehicleId of vehicleIds) {
      const message = await api
        .call(vehicleEndpoints.toggleVisibility, { body: { vehicleId, isVisible } })
        .then(() => null, wordsOf);
      results.push({ vehicleId, ok: message === null, message });
    }
    return { results };
  }
  const wordsOf = (error: unknown) => {
    if (kind === 'rates' && isUnknown(error)) return t('bulk.unsupported');
    return isApiError(error) ? error.message : String(error);
  };
  const callOf = (wanted: RatesChange | null) => (vehicleIds: string[]) =>
    wanted
      ? api.call(listingChangeEndpoints.bulkRates, { body: { vehicleIds, ...wanted } })
      : api
          .call(listingChangeEndpoints.bulkVisibility, { body: { vehicleIds, isVisible } })
          .catch((error: unknown) =>
            isUnknown(error) ? oneByOne(vehicleIds) : Promise.reject(error as Error),
          );

  async function run(ids: readonly string[], wanted: RatesChange | null) {
    setRates(wanted);
    setState({ step: 'running', share: 0 });
    const onProgress = (share: number) => setState({ step: 'running', share });
    const outcome = await runBulk(ids, { call: callOf(wanted), wordsOf, onProgress });
    setState({ step: 'done', outcome });
    await invalidate(vehicleEndpoints.list, accountEndpoints.plan);
    onChanged();
  }
  return {
    state,
    start: (wanted: RatesChange | null) =>
      run(
        rows.map(({ vehicleId }) => vehicleId),
        wanted,
      ),
    retry: (ids: readonly string[]) => run(ids, rates),
  };
}
