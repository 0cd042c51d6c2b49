/** jest-axe has no types, and those of DefinitelyTyped are for an older Jest. */
declare module 'jest-axe' {
  import type { AxeResults, RunOptions, Spec } from 'axe-core';
  export function axe(html: Element | string, options?: RunOptions): Promise<AxeResults>;
  export function configureAxe(options: { readonly globalOptions: Spec }): typeof axe;
  export const toHaveNoViolations: Record<
    'toHaveNoViolations',
    (results: AxeResults) => { pass: boolean; message(): string }
  >;
}

declare namespace jest {
  interface Matchers<R> {
    toHaveNoViolations(): R;
  }
}
