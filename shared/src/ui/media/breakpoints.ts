// Single constants: a first load carries only those that it uses.

/** Lengths of the shell's frame, on which pages place what sticks to its edges. */
export const sidebarSize = '14rem';
export const headerSize = '4.84rem';

/** Media queries for styles and `useMedia`: from a tablet on there is room for columns, from a desktop on for the sidebar. */
export const fromTablet = '(min-width: 768px)';
export const fromDesktop = '(min-width: 1100px)';
// A zoomed page can be between two whole pixels wide.
export const belowTablet = '(max-width: 767.98px)';
export const belowDesktop = '(max-width: 1099.98px)';
