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

/** Whether single letters act. Agents who use voice input, or rest a hand on the keys, switch them off. */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read);
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(KEY, next ? 'on' : OFF);
      } catch {
        // Without storage, the browser asks again in the next tab.
      }
    },
  ];
}
