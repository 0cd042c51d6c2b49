import { useNotify, useT } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/**
 * A part of the form whose file is loaded when it is first wanted. A file that cannot be had takes nothing of what was typed away: it is
 * told, and tried again when the part is wanted again.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailed?: () => void,
): { readonly Part: ComponentType<Props> } | null {
  const t = useT();
  const notify = useNotify();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const begin = useEffectEvent(load);
  const failed = useEffectEvent((error: unknown) => {
    console.error('A part of the form could not be loaded', error);
    notify({
      title: t('shared.somethingWentWrong'),
      description: t('shared.error.offline'),
      tone: 'destructive',
    });
    onFailed?.();
  });
  const isMissing = wanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    begin().then(
      (Part) => isHere && setPart({ Part }),
      (error: unknown) => isHere && failed(error),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return part;
}
