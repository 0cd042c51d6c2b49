import { formatIn } from '@portal/shared/format';

/** "March 2025" of 2025-03, in the page's language. */
export const formatMonth = (month: string): string =>
  formatIn('UTC', { month: 'long', year: 'numeric' }, Date.parse(`${month}-01T00:00:00Z`));
