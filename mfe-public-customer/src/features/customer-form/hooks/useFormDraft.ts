import { useEffect, useEffectEvent, useState } from 'react';
import { getLostInput, readDraft, type Draft } from '../model/form-draft';
import type { CustomerForm } from './useCustomerForm';

/** Browsers refuse more than 100 changes of a history entry in 30 s. */
const WRITE_DELAY = 400;

type DraftStatus = 'reading' | 'restored' | 'none';

/**
 * Keeps what is typed in the state of the page's history entry. A phone that closes the tab for its camera
 * loads the page again with this entry. No other tab reads it, and sending the form replaces the entry.
 */
export function useFormDraft(form: CustomerForm): DraftStatus {
  const [status, setStatus] = useState<DraftStatus>('reading');
  const { isChanged, values } = form;

  const restore = useEffectEvent(() => {
    const lost = getLostInput(readDraft(window.history.state), form);
    for (const [name, value] of Object.entries(lost)) form.set(name as keyof Draft, value);
    setStatus(Object.keys(lost).length > 0 ? 'restored' : 'none');
  });
  // In a task of its own, because it changes the form above this part.
  useEffect(() => {
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, []);

  const write = useEffectEvent(() => {
    if (isChanged) window.history.replaceState({ ...window.history.state, draft: values }, '');
  });
  useEffect(() => {
    if (status === 'reading') return undefined;
    const timer = setTimeout(() => write(), WRITE_DELAY);
    return () => clearTimeout(timer);
  }, [status, values]);

  // The last moment before a phone may close the tab.
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);

  // The browser asks before the page is left, because a closed tab takes its history along.
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  return status;
}
