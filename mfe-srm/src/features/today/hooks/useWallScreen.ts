import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKeepAwake } from './useKeepAwake';

const name = 'view';
const value = 'wall';

/** Leaving needs no answer, and a browser that refuses the full screen shows the wall screen in its window. */
const ignoreRefusal = () => undefined;

/**
 * The address holds whether the day is shown for a wall screen, so that a screen without a keyboard can open it. From the
 * page it opens over the full screen, and ends with it.
 */
export function useWallScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isOpen = params.get(name) === value;
  const pageParams = new URLSearchParams(params);
  pageParams.delete(name);
  const pageAddress = `?${pageParams}`;
  useKeepAwake(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => {
      if (!document.fullscreenElement) void navigate(pageAddress, { replace: true });
    };
    document.addEventListener('fullscreenchange', leave);
    return () => document.removeEventListener('fullscreenchange', leave);
  }, [isOpen, pageAddress, navigate]);
  return {
    isOpen,
    to: `?${name}=${value}`,
    /** Only in answer to a press. */
    fillScreen: () => void document.documentElement.requestFullscreen?.().catch(ignoreRefusal),
    close: () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(ignoreRefusal);
      void navigate(pageAddress, { replace: true });
    },
  };
}
