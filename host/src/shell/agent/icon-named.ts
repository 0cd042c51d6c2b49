import type { IconName } from '@portal/shared/ui';

const names = [
  'dashboard',
  'car',
  'user',
  'inbox',
  'key',
  'building',
  'clock',
  'mail',
  'phone',
  'help',
] as const satisfies readonly IconName[];
const fallback: IconName = 'chevron-end';

/** A remote names its icon in data. A name that the shell does not know must not leave a gap. */
export const iconNamed = (name: string | undefined): IconName =>
  names.find((known) => known === name) ?? fallback;
