import { useState } from 'react';

/** How many have come since the first page, where new ones show themselves, was left. */
export function useArrivedElsewhere(arrived: number, isFirstPage: boolean): number {
  const [seen, setSeen] = useState(arrived);
  if (isFirstPage && seen !== arrived) setSeen(arrived);
  return isFirstPage ? 0 : arrived - seen;
}
