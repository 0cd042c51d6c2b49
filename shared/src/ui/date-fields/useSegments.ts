import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { SegmentsProps } from './segments/segments-props';

interface Loaded {
  readonly Part: ComponentType<SegmentsProps>;
}

let loaded: Loaded | null = null;

/** A separate file: react-aria's date fields are larger than the rest of a page's fields together. */
async function loadSegments(): Promise<void> {
  loaded ??= { Part: (await import(/* webpackChunkName: "segments" */ './segments/Segments')).Segments };
}

/** Runs `onShown` once, when the element is about to be on the screen. */
function watchShown(element: Element, onShown: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onShown();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether the user has typed or pressed in a field since it has the focus. */
function watchUse(element: Element): { isInUse: () => boolean; stop: () => void } {
  const uses = ['keydown', 'pointerdown', 'input'] as const;
  let isInUse = false;
  const onUse = () => {
    isInUse = true;
  };
  const onBlur = () => {
    isInUse = false;
  };
  for (const name of uses) element.addEventListener(name, onUse);
  element.addEventListener('blur', onBlur);
  return {
    isInUse: () => isInUse,
    stop() {
      for (const name of uses) element.removeEventListener(name, onUse);
      element.removeEventListener('blur', onBlur);
    },
  };
}

/**
 * The segments that cover the browser's field, or null until they are loaded. They do not replace a field in
 * which somebody types: they wait until it is left. One that a form focused, to show an error, passes its focus on.
 */
export function useSegments(carrier: RefObject<HTMLInputElement | null>): Loaded | null {
  const [isReady, setReady] = useState(loaded !== null);
  useEffect(() => {
    const element = carrier.current;
    if (isReady || !element) return undefined;
    let isHere = true;
    const cover = () => {
      if (isHere) setReady(true);
    };
    const use = watchUse(element);
    const coverWhenLeft = () => {
      if (document.activeElement === element && use.isInUse())
        element.addEventListener('blur', cover, { once: true });
      else cover();
    };
    const stopWatching = watchShown(element, () => {
      loadSegments().then(coverWhenLeft, () => undefined);
    });
    return () => {
      isHere = false;
      stopWatching();
      use.stop();
      element.removeEventListener('blur', cover);
    };
  }, [carrier, isReady]);
  return isReady ? loaded : null;
}
