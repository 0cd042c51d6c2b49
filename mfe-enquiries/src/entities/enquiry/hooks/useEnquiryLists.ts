import { enquiryEndpoints, type Enquiry } from '@portal/shared/contract';
import { useInvalidate, usePatch, usePortal, type Change } from '@portal/shared/portal';
import { useMemo } from 'react';
import { withArrived, withChanged, withRolledBack } from '../model/merge';
import { getCollections } from './collections';

/** Above this number, a change does not reload all rows. The answer replaces its row. */
const REREAD_UP_TO = 500;

/** Every list that the browser holds, of any page and status. */
export interface Lists {
  /** @returns whether any list did not know it yet */
  arrived(enquiry: Enquiry): boolean;
  /** @returns whether any list had an older state of it */
  changed(enquiry: Enquiry): boolean;
  rollBack(shown: Enquiry, before: Enquiry): void;
  /**
   * Reloads the lists: visible ones at once, others when they next show. `all` includes lists that take long.
   */
  invalidate(scope?: 'short' | 'all'): void;
}

export function useEnquiryLists(): Lists {
  const portal = usePortal();
  const patch = usePatch(enquiryEndpoints.list);
  const invalidate = useInvalidate();
  return useMemo(() => {
    const collections = getCollections(portal);
    const change = (one: Change<typeof enquiryEndpoints.list>): boolean => {
      let did = false;
      patch((page, input) => {
        const changed = one(page, input);
        did ||= changed !== page;
        return changed;
      });
      return did;
    };
    return {
      arrived(enquiry) {
        collections.each((store) => store.put(enquiry, true));
        return change((page, { query }) => withArrived(page, enquiry, query ?? {}));
      },
      changed(enquiry) {
        collections.each((store) => store.put(enquiry));
        return change((page, { query }) => withChanged(page, enquiry, query ?? {}));
      },
      rollBack(shown, before) {
        collections.each((store) => store.rollBack(shown, before));
        change((page, { query }) => withRolledBack(page, shown, before, query ?? {}));
      },
      invalidate(scope = 'short') {
        void invalidate(enquiryEndpoints.list, enquiryEndpoints.get);
        collections.each((store) => {
          if (scope === 'all' || store.get().total <= REREAD_UP_TO) store.refresh();
        });
      },
    };
  }, [invalidate, patch, portal]);
}
