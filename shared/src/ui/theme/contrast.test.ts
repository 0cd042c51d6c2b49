import { dark, darkMore, light, lightMore, type ColorName, type Colors } from './colors';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds: ColorName[] = ['bg', 'surface', 'surface-2'];
const tones = ['info', 'success', 'warning', 'danger', 'accent', 'brand'] as const;

const textPairs: [ColorName, ColorName][] = [
  ...(['ink-1', 'ink-2', 'ink-3', 'brand-ink'] as const).flatMap((ink) =>
    grounds.map((ground): [ColorName, ColorName] => [ink, ground]),
  ),
  ['ink-1', 'surface-3'],
  ['ink-2', 'surface-3'],
  ...tones.flatMap((tone): [ColorName, ColorName][] => [
    [`${tone}-ink`, `${tone}-soft`],
    [`${tone}-ink`, 'surface'],
    [`${tone}-ink`, 'bg'],
    ['ink-1', `${tone}-soft`],
    ['ink-2', `${tone}-soft`],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-active'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['on-brand-deep', 'brand-deep'],
  ['brand-deep-ink', 'brand-deep'],
];

/** Borders of controls, the focus ring, bars and icons: 3 to 1 is enough. */
const shapePairs: [ColorName, ColorName][] = [
  ...(['line-strong', 'focus', 'brand', 'info', 'success', 'danger'] as const).flatMap((shape) =>
    (['bg', 'surface'] as const).map((ground): [ColorName, ColorName] => [shape, ground]),
  ),
];

const themes: Record<string, Colors> = {
  light,
  dark,
  'light, more contrast': { ...light, ...lightMore },
  'dark, more contrast': { ...dark, ...darkMore },
};

describe.each(Object.entries(themes))('%s theme', (_name, colors) => {
  test.each(textPairs)('text %s on %s reaches 4.5 to 1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapePairs)('shape %s on %s reaches 3 to 1', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
