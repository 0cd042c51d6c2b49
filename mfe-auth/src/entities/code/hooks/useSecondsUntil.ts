import { useEffect, useState } from 'react';

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until a moment, counting down to 0. */
export function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  const [counted, setCounted] = useState(until);
  if (counted !== until) {
    setCounted(until);
    setSeconds(left(until));
  }
  useEffect(() => {
    const timer = setInterval(() => {
      const now = left(until);
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
