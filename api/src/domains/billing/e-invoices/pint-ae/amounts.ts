/** 9950 to `99.50`: always two digits, so that equal amounts are equal texts. */
export function formatAmount(fils: number): string {
  const text = String(Math.abs(fils)).padStart(3, '0');
  return `${fils < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

const amount = /^-?\d{1,13}\.\d{2}$/;

/** `99.50` to 9950; NaN for any other form. */
export const readAmount = (text: string | null): number =>
  text !== null && amount.test(text) ? Number(text.replace('.', '')) : NaN;
