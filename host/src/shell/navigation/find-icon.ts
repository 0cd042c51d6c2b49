import { isIconName, type IconName } from '@portal/shared/ui';

const fallback: IconName = 'chevron-end';

/** A remote names its icon in data. A name that the shell does not know must not leave a gap. */
export const findIcon = (name: string | undefined): IconName =>
  name !== undefined && isIconName(name) ? name : fallback;
