import { MINUTE } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { noteRefusedDevice } from '../../domains/tracking';

const EVERY = MINUTE;
const LARGEST = 1000;

interface Refused {
  readonly companyId: string;
  readonly identifier: string;
  readonly protocol: 'osmand' | 'traccar';
}

/** Notes devices that sent a company's key and are not added, each at most once a minute, in bounded memory. */
export class RefusedDevices {
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly onTrouble: (error: unknown, text: string) => void,
  ) {}

  note(device: Refused, now: Date): void {
    // What no company could add, because its form refuses it too.
    if (!/^[!-~]{1,64}$/.test(device.identifier)) return;
    const key = `${device.companyId} ${device.identifier}`;
    if (now.getTime() - (this.noted.get(key) ?? 0) < EVERY) return;
    this.noted.delete(key);
    this.noted.set(key, now.getTime());
    const [oldest] = this.noted.keys();
    if (this.noted.size > LARGEST && oldest !== undefined) this.noted.delete(oldest);
    noteRefusedDevice(this.db, { ...device, seenAt: now }).catch((error: unknown) =>
      this.onTrouble(error, 'a refused device was not noted'),
    );
  }
}
