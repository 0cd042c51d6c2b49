export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Words that occur in most common passwords; the server has the full list. */
const commonWords = [
  'password',
  'passw',
  'welcome',
  'admin',
  'login',
  'letmein',
  'qwerty',
  'iloveyou',
  'monkey',
  'dragon',
  'master',
  'sunshine',
  'princess',
  'football',
  'cricket',
  'dubai',
  'india',
  'emirates',
  'abudhabi',
  'sharjah',
  'mumbai',
  'bangalore',
  'bengaluru',
  'rental',
  'rentacar',
  'secret',
];
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);
const plain: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Bits from which a password has 1, 2, 3 and 4 points. */
const steps = [24, 38, 52, 66] as const;

/**
 * How hard a password is to guess, 0 to 4. `personal` is what an attacker tries first: e-mail and phone
 * number.
 */
export function scorePassword(password: string, personal: readonly string[] = []): PasswordScore {
  const bits = effectiveLength(password, personal) * Math.log2(countAlphabet(password));
  return steps.filter((step) => bits >= step).length as PasswordScore;
}

/**
 * The length without its guessable parts: a known word, a run or a repetition counts as one or two
 * characters.
 */
function effectiveLength(password: string, personal: readonly string[]): number {
  const lower = password.toLowerCase();
  const known = [...personal.flatMap(listPersonalParts), ...commonWords].sort((a, b) => b.length - a.length);
  let rest = known.reduce((text, word) => text.replaceAll(word, '\u0001'), lower);
  const plainText = [...rest].map((sign) => plain[sign] ?? sign).join('');
  for (const word of known) {
    for (let at = plainText.indexOf(word); at >= 0; at = plainText.indexOf(word, at + word.length)) {
      rest = rest.slice(0, at) + '\u0001'.repeat(word.length) + rest.slice(at + word.length);
    }
  }
  return removeRuns(rest.replace(/(.{1,4}?)\1+/gu, '$1\u0002')).length;
}

/** The identifying parts of the e-mail and the number. */
const listPersonalParts = (value: string): string[] =>
  value
    .toLowerCase()
    .split(/[@.+\s_-]+/)
    .filter((part) => part.length >= 4);

/** `3456` and `fdsa` are two decisions, not four. */
function removeRuns(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const run = longestRun(text, at);
    result += run >= 3 ? text.slice(at, at + 2) : text.slice(at, at + run);
    at += run;
  }
  return result;
}

function longestRun(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && sequences.some((row) => row.includes(text.slice(at, at + length + 1))))
    length += 1;
  return length;
}

function countAlphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, 33],
  ];
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0) || 1;
}
