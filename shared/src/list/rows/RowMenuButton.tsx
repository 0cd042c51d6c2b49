import { useLazyPart } from '@portal/shared/lazy';
import { IconButton } from '@portal/shared/ui';
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface Props<MenuProps> {
  /** Names the row. */
  label: string;
  /** Loads the component of the menu. The same function for all rows. */
  load: () => Promise<ComponentType<MenuProps>>;
  /** Renders the menu with its button. */
  children: (Menu: ComponentType<MenuProps>, button: ReactElement) => ReactNode;
  /** Loads it when a pointer or the focus comes near. */
  isLoadedAhead?: boolean;
  /** By which a page finds the button. */
  button?: Readonly<Record<`data-${string}`, string>>;
}

/** The button of a row's menu, whose file loads on first use. */
export function RowMenuButton<MenuProps>(props: Props<MenuProps>) {
  const { label, load, children, isLoadedAhead, button } = props;
  const [isNeeded, setIsNeeded] = useState(false);
  const loaded = useLazyPart(load, isNeeded, () => setIsNeeded(false));
  // Only preloads; the click reports a failure.
  const loadAhead = isLoadedAhead ? () => void load().catch(() => undefined) : undefined;
  const look = { icon: 'more', label, 'aria-haspopup': 'menu', ...button } as const;
  if (isNeeded && loaded) return children(loaded.Part, <IconButton {...look} />);
  return (
    <IconButton
      {...look}
      aria-busy={isNeeded || undefined}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setIsNeeded(true)}
    />
  );
}
