import { MINUTE } from '@portal/shared/contract';
import type { ReleaseWatch } from './watch-release';

/** How long a tab waits for a click on a link before it offers to reload. */
const PATIENCE = 10 * MINUTE;

interface Settings {
  readonly watch: Pick<ReleaseWatch, 'get' | 'subscribe'>;
  readonly show: (shown: boolean) => void;
}

export interface Offer {
  /** Until the next release. */
  putAway(): void;
  stop(): void;
}

/** Says when the notice of a new release is shown: only to a reader who has not moved to it for long. */
export function offerReload({ watch, show }: Settings): Offer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    show(false);
  };
  const follow = () => {
    hide();
    if (watch.get()) timer = setTimeout(() => show(true), PATIENCE);
  };
  const stopFollowing = watch.subscribe(follow);
  follow();
  return {
    putAway: hide,
    stop() {
      stopFollowing();
      hide();
    },
  };
}
