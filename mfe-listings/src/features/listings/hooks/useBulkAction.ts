import { isNotOffered, isRefusal, toError } from '@portal/shared/api';
import {
  accountEndpoints,
  limits,
  listingChangeEndpoints,
  vehicleEndpoints,
  type BulkResult,
  type Listing,
} from '@portal/shared/contract';
import { useInvalidate, useNotify, useRetryableCalls } from '@portal/shared/portal';
import { useState } from 'react';
import { useBulkText } from '../../../messages/useBulkText';
import type { BulkKind } from '../model/bulk-kind';
import type { RatesChange } from '../model/rates-rules';
import { splitIntoCalls, runBulk, type BulkOutcome, type ReplacedRates } from '../model/split-into-chunks';

type State =
  | { readonly step: 'asking' }
  | { readonly step: 'running'; readonly share: number }
  /** `isUndone`: the result is that the old prices are back. */
  | { readonly step: 'done'; readonly outcome: BulkOutcome; readonly isUndone: boolean };
type Call = (vehicleIds: string[]) => Promise<BulkResult>;

export function useBulkAction(kind: BulkKind, rows: readonly Listing[], onChanged: () => void) {
  const t = useBulkText();
  const attempt = useRetryableCalls();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const [state, setState] = useState<State>(
    kind === 'rates' ? { step: 'asking' } : { step: 'running', share: 0 },
  );
  const [rates, setRates] = useState<RatesChange | null>(null);
  const isVisible = kind === 'publish';

  /** Without a bulk call on the platform, they are changed one after the other. */
  async function oneByOne(vehicleIds: string[]): Promise<BulkResult> {
    const results: BulkResult['results'] = [];
    for (const vehicleId of vehicleIds) {
      const message = await attempt(vehicleEndpoints.toggleVisibility, {
        body: { vehicleId, isVisible },
      }).then(() => null, describeError);
      results.push({ vehicleId, ok: message === null, message });
    }
    return { results };
  }
  const describeError = (error: unknown) => {
    if (kind === 'rates' && isNotOffered(error)) return t('bulk.unsupported');
    return toError(error).message;
  };
  const createCall =
    (ratesChange: RatesChange | null): Call =>
    (vehicleIds) =>
      ratesChange
        ? attempt(listingChangeEndpoints.bulkRates, { body: { vehicleIds, ...ratesChange } })
        : attempt(listingChangeEndpoints.bulkVisibility, { body: { vehicleIds, isVisible } }).catch(
            (error: unknown) => (isNotOffered(error) ? oneByOne(vehicleIds) : Promise.reject(error as Error)),
          );
  const restore =
    (replaced: readonly ReplacedRates[]): Call =>
    (vehicleIds) =>
      attempt(listingChangeEndpoints.restoreRates, {
        body: { vehicles: replaced.filter(({ vehicleId }) => vehicleIds.includes(vehicleId)) },
      });

  async function run(parts: string[][], call: Call, isUndone = false) {
    setState({ step: 'running', share: 0 });
    const onProgress = (share: number) => setState({ step: 'running', share });
    const outcome = await runBulk(parts, {
      call,
      describeError,
      isLost: (error) => !isRefusal(error),
      onProgress,
    });
    setState({ step: 'done', outcome, isUndone });
    await invalidate(vehicleEndpoints.list, accountEndpoints.plan);
    onChanged();
  }
  /** One call is one action, named by the first listing that it changed. */
  function findAction({ done }: BulkOutcome) {
    if (kind === 'rates' || rows.length > limits.listing.bulkMax) return undefined;
    const wasVisible = new Map(rows.map((row) => [row.vehicleId, row.isVisible]));
    const first = done.find((vehicleId) => wasVisible.get(vehicleId) !== isVisible);
    if (first === undefined) return undefined;
    return { kind: isVisible ? ('listingPublished' as const) : ('listingHidden' as const), subjectId: first };
  }
  return {
    state,
    /** Offers to undo what was published or hidden, once the dialog is closed. */
    announce(outcome: BulkOutcome) {
      const undo = findAction(outcome);
      if (undo && kind !== 'rates')
        notify({ title: t(`bulk.done.${kind}`, { count: outcome.done.length }), tone: 'success', undo });
    },
    start(ratesChange: RatesChange | null) {
      setRates(ratesChange);
      return run(splitIntoCalls(rows.map(({ vehicleId }) => vehicleId)), createCall(ratesChange));
    },
    /** Those that were refused or had no answer. */
    retry: ({ refused, lost }: BulkOutcome) =>
      run(
        splitIntoCalls(
          refused.map(({ vehicleId }) => vehicleId),
          lost,
        ),
        createCall(rates),
      ),
    /** Restores the previous prices of the vehicles. */
    undo: ({ replaced }: BulkOutcome) =>
      run(splitIntoCalls(replaced.map(({ vehicleId }) => vehicleId)), restore(replaced), true),
  };
}
