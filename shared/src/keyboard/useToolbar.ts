import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

interface Toolbar {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly role: 'toolbar';
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Buttons that are one stop of the Tab key: the arrows lead from one to the next, mirrored from right to left. The
 * stop is the button that had the focus last. It needs an `aria-label`.
 */
export function useToolbar(): Toolbar {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement | null>(null);
  const listButtons = () => [...(ref.current?.querySelectorAll('button') ?? [])];
  const setStop = () => {
    const buttons = listButtons();
    const current = buttons.find((button) => button === stop.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  // After every render, because the buttons may be others.
  useLayoutEffect(setStop);
  const onFocus = ({ target }: FocusEvent) => {
    stop.current = target.closest('button');
    setStop();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const step = steps[(isRtl && mirrored[event.key]) || event.key];
    const buttons = listButtons();
    const at = buttons.findIndex((button) => button === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]?.focus();
  };
  return { ref, role: 'toolbar', onFocus, onKeyDown };
}
