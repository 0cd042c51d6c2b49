/** Two letters for an avatar: of two words of the name, else the first two of the name, else of the e-mail's local part. */
export function initials(name: string, email = ''): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...(first || (email.split('@')[0] ?? ''))].slice(0, 2);
  return letters.join('').toUpperCase();
}
