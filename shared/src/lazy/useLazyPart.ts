import { useNotify, useT } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** A part that was loaded once appears at once the next time it is shown. */
const loaded = new WeakMap<object, unknown>();

/**
 * A part of the page whose file is loaded when it is first needed. A file that cannot be loaded affects
 * nothing else: the failure is reported, and loading is tried again when the part is needed again.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailed?: () => void,
): { readonly Part: ComponentType<Props> } | null {
  const t = useT();
  const notify = useNotify();
  const [part, setPart] = useState(() => (loaded.get(load) ?? null) as { Part: ComponentType<Props> } | null);
  const begin = useEffectEvent(async () => {
    const own = { Part: await load() };
    loaded.set(load, own);
    return own;
  });
  const failed = useEffectEvent((error: unknown) => {
    console.error('A part of the page could not be loaded', error);
    notify({
      title: t('shared.somethingWentWrong'),
      description: t('shared.error.offline'),
      tone: 'destructive',
    });
    onFailed?.();
  });
  const isMissing = isNeeded && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    begin().then(
      (own) => isHere && setPart(own),
      (error: unknown) => isHere && failed(error),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return part;
}
