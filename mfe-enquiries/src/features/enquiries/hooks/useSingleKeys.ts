import { useState } from 'react';

const KEY = 'enquirySingleKeys';
const OFF = 'off';

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
};

/** Whether single letters act. Who speaks to his computer, or rests a hand on the keys, switches them off. */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? 'on' : OFF);
      } catch {
        // A browser that keeps nothing asks again in the next tab.
      }
    },
  ];
}
