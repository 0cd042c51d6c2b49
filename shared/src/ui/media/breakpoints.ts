/** Lengths of the shell's frame, on which pages place what sticks to its edges. */
export const frameSizes = { sidebar: '14rem', header: '4.84rem' } as const;

/** Widths in px from which a page has room for more: `tablet` for columns side by side, `desktop` for the sidebar. */
const breakpoints = { tablet: 768, desktop: 1100 } as const;
/** Between two whole pixels, where a zoomed page can be. */
const HUNDREDTHS = 0.02;

/** The media queries of the breakpoints, for styles and `useMedia`. */
export const media = {
  fromTablet: `(min-width: ${breakpoints.tablet}px)`,
  belowTablet: `(max-width: ${breakpoints.tablet - HUNDREDTHS}px)`,
  fromDesktop: `(min-width: ${breakpoints.desktop}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - HUNDREDTHS}px)`,
} as const;
