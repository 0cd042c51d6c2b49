import { Font } from '@react-pdf/renderer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { repairLayout, type Glyph, type GlyphRun } from './repair-layout';
import { unpackWoff } from './unpack-woff';

const { resolve } = createRequire(import.meta.url);
const weights = [400, 700] as const;

const registered: { readonly fontFamily: string; readonly fontWeight: number }[] = [];

function register(family: string, name: string, style: 'normal' | 'italic' = 'normal'): string {
  const folder = name.replace(
    /-(arabic|latin|latin-ext|devanagari|cyrillic|cyrillic-ext|greek|vietnamese)$/,
    '',
  );
  for (const fontWeight of weights) {
    const woff = readFileSync(resolve(`@fontsource/${folder}/files/${name}-${fontWeight}-${style}.woff`));
    const src = `data:font/ttf;base64,${unpackWoff(woff).toString('base64')}`;
    Font.register({ family, fontWeight, src });
    registered.push({ fontFamily: family, fontWeight });
  }
  return family;
}

const others = ['devanagari', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese', 'latin', 'latin-ext'].map(
  (script) => register(`Noto ${script}`, `noto-sans-${script}`),
);

/**
 * Each letter comes from the first font that has it. Both families are under the SIL Open Font License, which
 * allows embedding.
 */
export const families: string[] = [
  register('Cairo Arabic', 'cairo-arabic'),
  register('Cairo', 'cairo-latin'),
  register('Cairo ext', 'cairo-latin-ext'),
  ...others,
];

/** Cairo has no italics, and the scripts other than Latin have none. */
export const emphasised: string[] = [register('Noto italic', 'noto-sans-latin', 'italic'), ...families];

// Words are not hyphenated: that would break up an Arabic or Hindi word.
Font.registerHyphenationCallback((word) => [word]);

let loaded: Promise<void> | undefined;

/**
 * Loads all fonts and gives each a unique name. The parts of one family (Latin, Arabic …) have the same name
 * in their files. The PDF library finds fonts by name, so it took each part for a new font and embedded it
 * again with every change of script: a contract of 5,000 characters had a megabyte of fonts and took six
 * times as long.
 */
export const loadFonts = (): Promise<void> => (loaded ??= loadAll());

/** What is used of a font of the PDF library. */
interface LaidOutFont {
  layout(...parameters: readonly unknown[]): GlyphRun;
  glyphForCodePoint(codePoint: number): Glyph;
}

async function loadAll(): Promise<void> {
  for (const face of registered) {
    const source = Font.getFont(face);
    await source.load();
    const name = `${face.fontFamily.replaceAll(' ', '')}-${face.fontWeight}`;
    const font = source.data as unknown as LaidOutFont;
    Object.defineProperty(font, 'postscriptName', { value: name });
    const layout = font.layout.bind(font);
    const options = {
      isRightToLeft: name.startsWith('CairoArabic'),
      findGlyph: (codePoint: number) => font.glyphForCodePoint(codePoint),
    };
    font.layout = (...parameters) => repairLayout(layout(...parameters), options);
  }
}
