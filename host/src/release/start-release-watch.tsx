import { hideShellNotice, showShellNotice } from '../core/shell-notices';
import { PAGE_ID } from '../shell/page/usePageFocus';
import { followLinks, type MoveSettings } from './follow-links';
import { readOwnMark } from './look-for-release';
import { offerReload } from './offer-reload';
import { ReleaseNotice } from './ReleaseNotice';
import { watchRelease } from './watch-release';

const NAME = 'release';

const reload = () => location.reload();

export type ReleaseSources = Omit<MoveSettings, 'watch'>;

/** Moves this tab to new versions of the portal as they come. @returns ends it */
export function startReleaseWatch(sources: ReleaseSources): () => void {
  const own = readOwnMark();
  if (own === undefined) return () => undefined;
  const watch = watchRelease({ own });
  const stopFollowing = followLinks({ ...sources, watch });
  const offer = offerReload({
    watch,
    show(isShown) {
      if (isShown) showShellNotice(<ReleaseNotice key={NAME} onReload={reload} onPutAway={putAway} />);
      else hideShellNotice(NAME);
    },
  });
  function putAway(): void {
    offer.putAway();
    // The pressed button is gone.
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
  }
  return () => {
    offer.stop();
    stopFollowing();
    watch.stop();
  };
}
