import { isApiError } from '@portal/shared/api';
import { notificationEndpoints, type PushDevices } from '@portal/shared/contract';
import { useMutation, useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { readPushSupport, subscribeBrowser, unsubscribeBrowser } from './browser-push';

/** The devices that get messages, and how this one becomes one of them. */
export function usePushDevices() {
  const { data, error, refresh } = useQuery(
    notificationEndpoints.devices,
    {},
    { onError: () => undefined, shouldRetryOnError: false },
  );
  const adding = useMutation(notificationEndpoints.addDevice);
  const removing = useMutation(notificationEndpoints.removeDevice);
  const [changed, setChanged] = useState<PushDevices | null>(null);
  const [support, setSupport] = useState(readPushSupport);
  const [isAdding, setIsAdding] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const devices = changed ?? data;

  async function addThis() {
    if (!devices) return;
    setIsAdding(true);
    setHasFailed(false);
    try {
      const subscription = await subscribeBrowser(devices.publicKey);
      setSupport(readPushSupport());
      if (subscription) setChanged(await adding.run({ body: subscription }));
    } catch (failure) {
      // A refusal of the server has its own words.
      if (!isApiError(failure)) setHasFailed(true);
    } finally {
      setIsAdding(false);
    }
  }

  async function remove({ deviceId, isCurrent }: PushDevices['list'][number]) {
    try {
      setChanged(await removing.run({ params: { deviceId } }));
      if (isCurrent) await unsubscribeBrowser();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setChanged(null);
      void refresh();
    }
  }

  return {
    list: devices?.list,
    support,
    isAdding,
    hasFailed,
    error: devices ? (adding.error ?? removing.error) : error,
    addThis,
    remove,
    retry: () => void refresh(),
  };
}
