import { isRefusal } from '@portal/shared/api';
import type { Enquiry } from '@portal/shared/contract';

import { useCallback, useState } from 'react';
import type { Step } from '../model/action';
import { shownAs } from '../model/merge';
import type { Lists } from './useEnquiryLists';

/** Selects the banner text for what is in progress. */
export type Busy = 'updating' | 'processing';

export interface Failure {
  readonly step: Step['action'];
  /** Empty if no reason was given. */
  readonly message: string;
  /** If a retry may help. */
  readonly retry: (() => void) | null;
}

interface Change {
  readonly enquiry: Enquiry;
  readonly step: Step;
  /** The enquiry after the change; null where the server does not say it. */
  readonly send: () => Promise<Enquiry | null>;
  readonly onDone: (enquiry: Enquiry) => void;
}

/** Shows a change at once in every list, sends it, and reverts it if the server refuses. */
export function useEnquiryChanges(lists: Lists) {
  const [busy, setBusy] = useState<ReadonlyMap<string, Busy>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);

  const run = useCallback(
    async function attempt(change: Change): Promise<void> {
      const { enquiry, step, send, onDone } = change;
      const shown = shownAs(enquiry, step.to);
      setFailure(null);
      setBusy((all) => new Map(all).set(enquiry._id, step.action === 'cancel' ? 'processing' : 'updating'));
      lists.changed(shown);
      try {
        const answer = await send();
        const after = answer?._id === enquiry._id ? answer : shown;
        lists.changed(after);
        onDone(after);
      } catch (error) {
        lists.rollBack(shown, enquiry);
        setFailure({
          step: step.action,
          message: error instanceof Error ? error.message : '',
          retry: isRefusal(error) ? null : () => void attempt(change),
        });
      } finally {
        setBusy((all) => new Map([...all].filter(([id]) => id !== enquiry._id)));
        lists.invalidate();
      }
    },
    [lists],
  );
  const dismiss = useCallback(() => setFailure(null), []);
  return { run, busy, failure, dismiss };
}
