import { useNotify } from './hooks';

interface CopyNotices {
  readonly copied: string;
  /** No clipboard on plain HTTP, or not allowed. */
  readonly failed: string;
  /** To be copied by hand, with the failure. */
  readonly shown?: string;
}

/** Copies a text to the clipboard, and says whether it is there. */
export function useCopyText(): (text: string, notices: CopyNotices) => Promise<void> {
  const notify = useNotify();
  return async (text, { copied, failed, shown }) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: copied, tone: 'success' });
    } catch {
      notify({ title: failed, ...(shown !== undefined && { description: shown }), tone: 'destructive' });
    }
  };
}
