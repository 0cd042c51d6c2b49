import { enquiryEndpoints, type Enquiry } from '@portal/shared/contract';
import { useInvalidate, usePatch, usePortal, type Change } from '@portal/shared/portal';
import { useMemo } from 'react';
import { withArrived, withChanged, withRolledBack } from '../model/merge';
import { getCollections } from './collections';

/** Above this many, all rows are not read anew after each change: the answer is put in their place. */
const REREAD_UP_TO = 500;

/** Every list that the browser holds, whichever page and status it was asked for. */
export interface Lists {
  /** @returns whether any list did not know it yet */
  arrived(enquiry: Enquiry): boolean;
  /** @returns whether any list has it, and had an older state of it */
  changed(enquiry: Enquiry): boolean;
  rollBack(shown: Enquiry, before: Enquiry): void;
  /** They are read again: at once where they are shown, else when they are next. `all`: also where that takes long. */
  invalidate(scope?: 'short' | 'all'): void;
}

export function useLists(): Lists {
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
