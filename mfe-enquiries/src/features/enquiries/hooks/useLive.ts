import type { Enquiry } from '@portal/shared/contract';
import { useEvent } from '@portal/shared/portal';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../messages/useText';
import { sayArrived, sayChanged } from '../model/say';
import { useGathered } from './useAnnouncer';
import type { Lists } from '../../../entities/enquiry/hooks/useEnquiryLists';

/** Events close together are put into the lists together. */
const GATHER = 150;
/** How long a new row is highlighted. */
const FRESH = 4000;
/** A change of a row that is not shown affects the metrics: one reload serves several changes. */
const REREAD = 3000;

type Fact = { readonly kind: 'arrived' | 'changed'; readonly enquiry: Enquiry };

export interface Live {
  /** Ids of enquiries that just arrived. */
  readonly fresh: ReadonlySet<string>;
  /** How many arrived since the page opened or the last reset. */
  readonly arrived: number;
  forgetArrived(): void;
}

/** Puts live events into the lists and announces them. */
export function useLive(lists: Lists, tell: (text: string) => void): Live {
  const t = useText();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [arrived, setArrived] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const reread = useGathered<null>(() => lists.invalidate(), REREAD);

  const later = (callback: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      callback();
    }, FRESH);
    timers.current.add(timer);
  };
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const take = useGathered<Fact>((facts) => {
    const takeFacts = (kind: Fact['kind']) =>
      facts.filter((fact) => fact.kind === kind).map(({ enquiry }) => enquiry);
    const arrivals = takeFacts('arrived').filter(lists.arrived);
    const changed = takeFacts('changed');
    const moved = changed.filter(lists.changed);
    if (moved.length < changed.length) reread(null);
    const ids = arrivals.map(({ _id }) => _id);
    if (ids.length > 0) {
      setArrived((before) => before + ids.length);
      setFresh((before) => new Set([...before, ...ids]));
      later(() => setFresh((before) => new Set([...before].filter((id) => !ids.includes(id)))));
    }
    const announcement = [sayArrived(arrivals, t), sayChanged(moved, t)].filter(Boolean).join('. ');
    if (announcement) tell(announcement);
  }, GATHER);

  useEvent('enquiry:arrived', ({ enquiry }) => take({ kind: 'arrived', enquiry }));
  useEvent('enquiry:changed', ({ enquiry }) => take({ kind: 'changed', enquiry }));
  useEvent('enquiries:missed', () => lists.invalidate('all'));

  return { fresh, arrived, forgetArrived: () => setArrived(0) };
}
