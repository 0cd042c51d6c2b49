import { addBasePath } from '@portal/shared/base-path';
import { shareTarget } from '@portal/shared/contract';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Without it the phone's photos do not arrive, and the page that opens says so. */
const register = () =>
  void navigator.serviceWorker
    .register(addBasePath(shareTarget.worker), {
      scope: addBasePath(shareTarget.address),
      updateViaCache: 'none',
    })
    .catch((error: unknown) => console.warn('Photos cannot be shared with this portal', error));

/** Only an installed portal is among the targets of a phone's gallery, so only there the worker is needed. */
export function startShareWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (isInstalled()) register();
  else window.addEventListener('appinstalled', register, { once: true });
}
