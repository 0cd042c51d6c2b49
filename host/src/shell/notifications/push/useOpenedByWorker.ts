import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPath } from '../../../session/return-to';

/** Opens the page of a notification that was pressed outside of the page. The answer keeps the worker from opening another tab. */
export function useOpenedByWorker(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    if (type !== 'notification:open' || typeof path !== 'string' || !isOwnPath(path)) return;
    ports[0]?.postMessage('opened');
    void navigate(path);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent) => open(event);
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, []);
}
