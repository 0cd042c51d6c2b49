import { readAmount } from './amounts';
import type { Element } from './xml';

/** The elements at a path such as `cac:Price/cbc:PriceAmount`. */
export function findAll(element: Element, path: string): readonly Element[] {
  let found: readonly Element[] = [element];
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** The text of the first element at the path; empty where there is none. */
export const findText = (element: Element, path: string): string => findAll(element, path)[0]?.text ?? '';

/** The amount at the path in fils: NaN where it is none, 0 where the element is missing. */
export function findAmount(element: Element, path: string): number {
  const [found] = findAll(element, path);
  return found === undefined ? 0 : readAmount(found.text);
}

export const addUp = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
