export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'fetch';
  readonly integrity?: string;
}
