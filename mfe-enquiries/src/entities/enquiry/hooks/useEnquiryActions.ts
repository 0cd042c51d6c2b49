import {
  cancelEnquiry,
  enquiryEndpoints,
  toCancelReason,
  type CancelReason,
  type Enquiry,
} from '@portal/shared/contract';
import { useRetryableCalls } from '@portal/shared/portal';
import { useCallback, useMemo, useState } from 'react';
import { getNextStep, toVisibilityAction } from '../model/action';
import type { Row } from '../model/row';
import { useEnquiryChanges } from './useEnquiryChanges';
import type { Lists } from './useEnquiryLists';

export type Staged = Readonly<Record<string, CancelReason>>;

/**
 * What can be done with a row. The functions are stable for the life of the page, so that rows need not
 * render again.
 */
export interface Commands {
  /** Unlock or contact, whichever is next. */
  advance(row: Row): void;
  /** Chooses the reason of a cancellation; null takes it back. Only `send` sends it. */
  stage(id: string, reason: string | null): void;
  /** Nothing is sent without a reason. */
  send(row: Row, reason: CancelReason | undefined): void;
}

const actions = { unlock: 'mark_agentview', contact: 'mark_contacted' } as const;

export function useEnquiryActions(agentId: string | null, lists: Lists, onDone: (enquiry: Enquiry) => void) {
  const call = useRetryableCalls();
  const { run, ...changes } = useEnquiryChanges(lists);
  const [staged, setStaged] = useState<Staged>({});

  const stage = useCallback((id: string, reason: string | null) => {
    setStaged(({ [id]: _before, ...others }) =>
      reason === null ? others : { ...others, [id]: toCancelReason(reason) },
    );
  }, []);

  const commands = useMemo<Commands>(
    () => ({
      stage,
      advance({ id, enquiry, status }) {
        const step = getNextStep(status);
        if (!step || step.action === 'cancel') return;
        const action = toVisibilityAction(actions[step.action]);
        const send = () =>
          call(enquiryEndpoints.updateContactVisibility, { params: { enquiryId: id }, body: { action } });
        void run({ enquiry, step, send, onDone });
      },
      send({ id, enquiry, status }, reason) {
        const step = getNextStep(status);
        if (!reason || !agentId || step?.action !== 'cancel') return;
        const send = () =>
          call(cancelEnquiry, {
            params: { enquiryId: id },
            query: { agentId },
            body: { status: 'CANCELLED', cancelReason: reason },
          });
        const done = (after: Enquiry) => {
          stage(id, null);
          onDone(after);
        };
        void run({ enquiry, step, send, onDone: done });
      },
    }),
    [agentId, call, onDone, run, stage],
  );
  return { ...changes, staged, commands };
}
