import type { IconName } from '@portal/shared/ui';

/** One line of the search: a page, something to do, or something that was found. */
export interface Entry {
  /** Unique among all lines. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  /** What says more, the most important first. */
  readonly facts: readonly string[];
  /** The address that it opens; without one it does something in place. */
  readonly to: string | null;
  /** Of something that was found: its kind and its status. */
  readonly kind?: string;
  readonly status?: string | null;
  /** A moment, ISO 8601. */
  readonly at?: string | null;
  /** Something in place, such as showing the keyboard help. */
  readonly command?: 'keyboard' | 'help';
  /** Where it belongs below another line. */
  readonly isFurther?: boolean;
  /** Words that are searched in addition to the title. */
  readonly words?: string;
}

export interface Section {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}
