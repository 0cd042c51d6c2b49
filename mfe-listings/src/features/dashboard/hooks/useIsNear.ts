import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in the window, or the reader has begun to scroll to where it may be. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(element.current);
    window.addEventListener('scroll', come, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', come);
    };
  }, [element, isNear]);
  return isNear;
}
