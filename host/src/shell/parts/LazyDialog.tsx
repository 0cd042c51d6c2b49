import { useNotify } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { reloadOnce } from '../../federation/reload-once';
import { useHostMessages } from '../../messages/useHostMessages';

interface Props<DialogProps extends object> {
  load: () => Promise<ComponentType<DialogProps>>;
  props: DialogProps;
  /** Also when the dialog's file cannot be loaded. */
  onClose: () => void;
  /** Until it is loaded. */
  fallback?: ReactNode;
}

/** A dialog whose file is loaded when it is first opened. */
export function LazyDialog<DialogProps extends object>({
  load,
  props,
  onClose,
  fallback = null,
}: Props<DialogProps>) {
  const t = useHostMessages();
  const notify = useNotify();
  const [Loaded, setLoaded] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    console.error('A dialog could not be loaded', error);
    if (reloadOnce()) return;
    notify({ title: t('errors.page.title'), description: t('errors.page.text'), tone: 'destructive' });
    onClose();
  });
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isMounted = true;
    begin().then(
      (Dialog) => isMounted && setLoaded({ Dialog }),
      (error: unknown) => isMounted && fail(error),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Loaded ? <Loaded.Dialog {...props} /> : fallback;
}
