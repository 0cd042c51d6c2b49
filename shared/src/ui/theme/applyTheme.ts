import { dark, light } from './colors';

export type Theme = 'light' | 'dark' | 'system';

/** The colour that the browser paints around the page (the address bar on a phone). */
export const themeColor = { light: light.surface, dark: dark.surface } as const;

export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const media = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
    meta.content = themeColor[theme === 'system' ? media : theme];
  }
}

export function applyDirection(direction: 'ltr' | 'rtl', root: HTMLElement = document.documentElement): void {
  root.dir = direction;
}
