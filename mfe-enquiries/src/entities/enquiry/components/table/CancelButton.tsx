import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../../../messages/useText';
import { useLazyPart } from '@portal/shared/lazy';

const load = async () => (await import(/* webpackChunkName: "cancel-menu" */ './CancelMenu')).CancelMenu;

interface Props {
  tabIndex: 0 | -1;
  describedBy: string | undefined;
  busy: boolean;
  onChoose: (reason: string) => void;
}

/** Asks for the reason; choosing one sends nothing. */
export function CancelButton({ tabIndex, describedBy, busy, onChoose }: Props) {
  const t = useText();
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  // Only preloads; the click reports a failure.
  const loadAhead = () => void load().catch(() => undefined);
  const look = {
    size: 'sm',
    tabIndex,
    busy,
    'aria-describedby': describedBy,
    'aria-haspopup': 'menu',
  } as const;
  const words = t('enquiries.action.cancel');
  if (isNeeded && loaded) {
    const choose = (reason: string) => {
      setIsNeeded(false);
      onChoose(reason);
    };
    return (
      <loaded.Part
        trigger={
          <Button {...look} data-key="x">
            {words}
          </Button>
        }
        onChoose={choose}
      />
    );
  }
  return (
    <Button
      {...look}
      data-key="x"
      aria-busy={isNeeded || undefined}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setIsNeeded(true)}
    >
      {words}
    </Button>
  );
}
