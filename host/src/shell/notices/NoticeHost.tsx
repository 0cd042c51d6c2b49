import { useEvent, type Notice } from '@portal/shared/portal';
import { useEffect, useState, type ComponentType } from 'react';

type Toasts = ComponentType<{ toast: (Notice & { id: string }) | null; onDismiss: () => void }>;

const load = async (): Promise<Toasts> =>
  (await import(/* webpackChunkName: "toast" */ '@portal/shared/ui/toast')).ToastHost;
let count = 0;

/** Shows the latest notice. The code that draws it is loaded with the first one. */
export function NoticeHost() {
  const [notice, setNotice] = useState<(Notice & { id: string }) | null>(null);
  const [Loaded, setLoaded] = useState<{ Host: Toasts } | null>(null);
  useEvent('notice:raised', ({ notice: raised }) => {
    count += 1;
    setNotice({ ...raised, id: String(count) });
  });
  const wanted = notice !== null;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    load().then(
      (Host) => here && setLoaded({ Host }),
      (error: unknown) => console.error('A notice could not be shown', notice, error),
    );
    return () => {
      here = false;
    };
    // Loaded once. The message only names the notice.
  }, [wanted, notice]);
  return Loaded && <Loaded.Host toast={notice} onDismiss={() => setNotice(null)} />;
}
