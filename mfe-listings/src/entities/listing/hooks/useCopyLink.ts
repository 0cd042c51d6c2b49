import { useCopyText } from '@portal/shared/portal';

interface Texts {
  readonly copied: string;
  /** The address follows, to be copied by hand. */
  readonly failed: string;
}

/** Copies the public address of a listing, and says so. */
export function useCopyLink(texts: Texts) {
  const copyText = useCopyText();
  return (link: string) => copyText(link, { ...texts, shown: link });
}
