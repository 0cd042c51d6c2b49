import { useEvent, type Notice } from '@portal/shared/portal';
import { useEffect, useState, type ComponentType } from 'react';

type Toasts = ComponentType<{ toast: (Notice & { id: string }) | null; onDismiss: () => void }>;

const load = async (): Promise<Toasts> => (await import(/* webpackChunkName: "toast" */ './Toasts')).Toasts;
let count = 0;

/** Shows the latest notice. The code that draws it is loaded with the first one. */
export function NoticeHost() {
  const [notice, setNotice] = useState<(Notice & { id: string }) | null>(null);
  const [Loaded, setLoaded] = useState<{ Host: Toasts } | null>(null);
  useEvent('notice:raised', ({ notice: raised }) => {
    count += 1;
    setNotice({ ...raised, id: String(count) });
  });
  const isShown = notice !== null;
  useEffect(() => {
    if (!isShown) return;
    let isMounted = true;
    load().then(
      (Host) => isMounted && setLoaded({ Host }),
      (error: unknown) => console.error('A notice could not be shown', notice, error),
    );
    return () => {
      isMounted = false;
    };
    // Loaded once. The message only names the notice.
  }, [isShown, notice]);
  return Loaded && <Loaded.Host toast={notice} onDismiss={() => setNotice(null)} />;
}
