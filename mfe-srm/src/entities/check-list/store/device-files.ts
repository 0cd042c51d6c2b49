import { randomKey } from '@portal/shared/portal';
import { deviceStore } from './device-store';

/** Pictures of one open checklist: in memory while it is open, and in the browser's database for later. */
export class DeviceFiles {
  private readonly files = new Map<string, File>();
  private readonly addresses = new Map<string, string>();

  /** What an earlier visit left. */
  async load(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const file = await deviceStore.readFile(key);
      if (file) this.files.set(key, file);
    }
  }

  /** @returns its key at once; without storage, the picture lasts until the page is left */
  add(file: File): string {
    const key = randomKey();
    this.files.set(key, file);
    deviceStore
      .writeFile(key, file)
      .catch((error: unknown) => console.warn('A picture could not be kept on this device', error));
    return key;
  }

  get = (key: string): File | undefined => this.files.get(key);

  /** An address to show it from; undefined for one that is not here. */
  url(key: string): string | undefined {
    const known = this.addresses.get(key);
    const file = this.files.get(key);
    if (known || !file) return known;
    const address = URL.createObjectURL(file);
    this.addresses.set(key, address);
    return address;
  }

  /** Revokes the addresses; stored pictures stay. */
  close(): void {
    for (const address of this.addresses.values()) URL.revokeObjectURL(address);
    this.addresses.clear();
  }
}
