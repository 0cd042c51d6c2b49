import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export interface Parts {
  /** The values that are filled in. */
  readonly values: ReadonlySet<string>;
  /** The forms of each plural; `=0` is the form `zero`, `=1` is `one`. */
  readonly plurals: readonly (readonly string[])[];
}

type Token =
  string | readonly [name: string, kind?: string, forms?: string | Readonly<Record<string, unknown>>];

const numberWords: Readonly<Record<string, string>> = { 0: 'zero', 1: 'one', 2: 'two' };

/** The parts of a message other than its text. @throws when it is not valid ICU */
export function parseMessageParts(text: string): Parts {
  const values = new Set<string>();
  const plurals: string[][] = [];
  walk(compileMessageOrThrow(text) as readonly Token[] | string);
  return { values, plurals };

  function walk(tokens: readonly Token[] | string): void {
    if (typeof tokens === 'string') return;
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind, forms] = token;
      values.add(name);
      if (typeof forms !== 'object') continue;
      const { offset: _offset, ...texts } = forms;
      if (kind === 'plural') plurals.push(Object.keys(texts).map((form) => numberWords[form] ?? form));
      Object.values(texts).forEach((form) => walk(form as readonly Token[] | string));
    }
  }
}
