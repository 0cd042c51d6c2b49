import { useSyncExternalStore, type RefObject } from 'react';

const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;

/**
 * Reports each change of the field's value. React and react-hook-form write it as a property, which causes no
 * event, so the property of this one element reports too.
 */
function watchValue(element: HTMLInputElement, onChange: () => void): () => void {
  const before = Object.getOwnPropertyDescriptor(element, 'value');
  const { get, set } = before ?? native;
  Object.defineProperty(element, 'value', {
    configurable: true,
    enumerable: true,
    get: () => get!.call(element) as string,
    set(next: string) {
      set!.call(element, next);
      onChange();
    },
  });
  const form = element.form;
  // A form empties its fields after the event.
  const onReset = () => queueMicrotask(onChange);
  element.addEventListener('input', onChange);
  form?.addEventListener('reset', onReset);
  return () => {
    if (before) Object.defineProperty(element, 'value', before);
    else delete (element as Partial<HTMLInputElement>).value;
    element.removeEventListener('input', onChange);
    form?.removeEventListener('reset', onReset);
  };
}

interface CarriedValue {
  text: string;
  /** Changes the value as typing does: the form gets the same event. */
  write: (text: string) => void;
  /** The field was left: the form may check it. */
  leave: () => void;
}

/** The value of the browser's field below the segments. */
export function useNativeDateField(carrier: RefObject<HTMLInputElement | null>): CarriedValue {
  const text = useSyncExternalStore(
    (onChange) => watchValue(carrier.current!, onChange),
    () => carrier.current?.value ?? '',
  );
  return {
    text,
    write(next) {
      const element = carrier.current;
      if (!element || element.value === next) return;
      // Not through React's own property, which would take the event for a repeat.
      native.set!.call(element, next);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    leave() {
      carrier.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    },
  };
}
