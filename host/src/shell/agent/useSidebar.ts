import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface SidebarState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/**
 * State of the small screen's sidebar: it closes when the window is resized, when the agent moves on, and
 * with Escape.
 */
export function useSidebar(): SidebarState {
  const { key } = useLocation();
  // Open at one entry of the history only: the next one closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    window.addEventListener('resize', close);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('resize', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { isOpen, open: () => setOpenAt(key), close: () => setOpenAt(null) };
}
