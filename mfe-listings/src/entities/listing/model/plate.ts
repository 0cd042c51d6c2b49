/**
 * A plate of the UAE in its three parts. The form keeps them in one text, separated by single spaces, even
 * while incomplete.
 */
export interface PlateParts {
  emirate: string;
  code: string;
  number: string;
}

export function plateParts(plate: string): PlateParts {
  const [emirate = '', ...rest] = plate.split(' ');
  // The oldest plates have no code.
  const [code = '', number = ''] = rest.length < 2 ? ['', rest[0]] : rest;
  return { emirate, code, number };
}

const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

/** Empty while nothing is typed, so that an untouched field counts as empty. */
export function plateText({ emirate, code, number }: PlateParts): string {
  const parts = [emirate, plain(code), plain(number)];
  return parts.some(Boolean) ? parts.join(' ') : '';
}

/** `DXB A 12345`, for reading. */
export const shownPlate = (plate: string): string => plate.trim().replace(/\s+/g, ' ');
