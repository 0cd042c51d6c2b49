import { addBasePath } from '@portal/shared/base-path';
import { releasePreview, type PagePreview } from '@portal/shared/remote';
import { hideShellNotice, showShellNotice } from '../../core/shell-notices';
import { EndedPreview } from './EndedPreview';
import { PreviewBanner } from './PreviewBanner';

const NAME = 'preview';
/** A timer of a browser cannot be longer. */
const LONGEST = 2 ** 31 - 1;

const reload = () => location.reload();
const hide = () => hideShellNotice(NAME);

async function leave(): Promise<void> {
  const answer = await fetch(addBasePath(releasePreview.leaveAddress), { method: 'POST' });
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
  reload();
}

/** Says on every page what the gateway wrote into this one about the reader's preview. @returns ends it */
export function showPreview(preview: PagePreview): () => void {
  if ('ended' in preview) {
    showShellNotice(<EndedPreview key={NAME} reason={preview.ended} onClose={hide} />);
    return hide;
  }
  const expire = () => showShellNotice(<EndedPreview key={NAME} reason="expired" onReload={reload} />);
  const timer = setTimeout(expire, Math.min(Date.parse(preview.until) - Date.now(), LONGEST));
  showShellNotice(<PreviewBanner key={NAME} {...preview} onLeave={leave} />);
  return () => {
    clearTimeout(timer);
    hide();
  };
}
