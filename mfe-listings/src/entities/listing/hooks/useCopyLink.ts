import { useNotify } from '@portal/shared/portal';

interface Texts {
  readonly copied: string;
  /** No clipboard on plain HTTP, or not allowed. The address follows, to be copied by hand. */
  readonly failed: string;
}

/** Copies the public address of a listing, and says so. */
export function useCopyLink({ copied, failed }: Texts) {
  const notify = useNotify();
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ title: copied, tone: 'success' });
    } catch {
      notify({ title: failed, description: link, tone: 'destructive' });
    }
  };
}
