import { useState } from 'react';

/** How many enquiries arrived since the agent left the first page, where new ones show at once. */
export function useCountArrivals(arrived: number, isFirstPage: boolean): number {
  const [seen, setSeen] = useState(arrived);
  if (isFirstPage && seen !== arrived) setSeen(arrived);
  return isFirstPage ? 0 : arrived - seen;
}
