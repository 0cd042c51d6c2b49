import type { IconName } from '../icons/Icon';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

export const toneInk = (tone: Tone) =>
  tone === 'neutral' ? 'var(--color-ink-2)' : `var(--color-${tone}-ink)`;
export const toneGround = (tone: Tone) =>
  tone === 'neutral' ? 'var(--color-surface-2)' : `var(--color-${tone}-soft)`;
export const toneShape = (tone: Tone) => (tone === 'neutral' ? 'var(--color-ink-4)' : `var(--color-${tone})`);

/** A status is never shown by colour alone. */
export const toneIcons: Record<Tone, IconName> = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
  accent: 'clock',
};
