import { useEffect, useLayoutEffect, type ReactNode } from 'react';

interface Props {
  /** Everything in it has its elements, and nothing is shown yet. */
  onDrawn?: () => void;
  /** The effects of everything in it have run. */
  onWorking: () => void;
  children: ReactNode;
}

/** Reports how far the page in it is drawn. */
export function Drawn({ onDrawn, onWorking, children }: Props) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(onWorking, [onWorking]);
  return children;
}
