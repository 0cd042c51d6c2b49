export function mayMatch(selectors: string, tag: string, className: string | null): boolean;
export function skipUnmatchedRules(): void;
