import { Font } from '@react-pdf/renderer';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 700] as const;

function register(family: string, name: string, style = 'normal'): string {
  const folder = name.replace(
    /-(arabic|latin|latin-ext|devanagari|cyrillic|cyrillic-ext|greek|vietnamese)$/,
    '',
  );
  for (const weight of weights)
    Font.register({
      family,
      fontWeight: weight,
      src: resolve(`@fontsource/${folder}/files/${name}-${weight}-${style}.woff`),
    });
  return family;
}

const others = ['devanagari', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese', 'latin', 'latin-ext'].map(
  (script) => register(`Noto ${script}`, `noto-sans-${script}`),
);

/** Each letter is taken from the first that has it. Both families are under the SIL Open Font License, which lets them be embedded. */
export const families: string[] = [
  register('Cairo Arabic', 'cairo-arabic'),
  register('Cairo', 'cairo-latin'),
  register('Cairo ext', 'cairo-latin-ext'),
  ...others,
];

/** Cairo has no italics, and the scripts beside Latin know none. */
export const emphasised: string[] = [register('Noto italic', 'noto-sans-latin', 'italic'), ...families];

// Words are not cut: an Arabic or Hindi one would be taken apart.
Font.registerHyphenationCallback((word) => [word]);
