import { useEffect, useState, type RefObject } from 'react';

/** The events before the reader scrolls to a place, or prints it. */
const signs = ['scroll', 'pointermove', 'keydown', 'touchstart', 'beforeprint'] as const;

/** Whether an element was visible, or the reader started to move to where it may be. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(element.current);
    for (const sign of signs) window.addEventListener(sign, come, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, come);
    };
  }, [element, isNear]);
  return isNear;
}
