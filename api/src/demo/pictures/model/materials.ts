/** Colours in linear light, from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

export interface Material {
  readonly colour: Colour;
  /** How much it mirrors when seen straight on. */
  readonly mirror: number;
  /** How much of the mirrored light takes the colour of the material, as metal does. */
  readonly metal: number;
  /** From 0 (a mirror) to 1 (dull). */
  readonly rough: number;
  readonly glow: number;
}

export const readColour = (hex: string): Colour => {
  const channel = (at: number) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
};

const material = (hex: string, rest: Partial<Material> = {}): Material => ({
  colour: readColour(hex),
  mirror: 0.04,
  metal: 0,
  rough: 0.7,
  glow: 0,
  ...rest,
});

/** Leather, cloth or plastic of a colour. */
export const makeTrim = (hex: string, isShiny = false): Material =>
  material(hex, { mirror: isShiny ? 0.05 : 0.015, rough: isShiny ? 0.45 : 0.95 });

export const makePaint = (hex: string): Material =>
  material(hex, { mirror: 0.085, rough: 0.03, metal: 0.24 });

export const materials = {
  glass: material('#0a0f13', { mirror: 0.11, rough: 0 }),
  chrome: material('#d5d9dc', { mirror: 0.55, metal: 0.6, rough: 0.1 }),
  plastic: material('#24272a', { mirror: 0.035, rough: 0.6 }),
  gloss: material('#0d0f11', { mirror: 0.06, rough: 0.08 }),
  seam: material('#0a0a0b', { mirror: 0, rough: 1 }),
  dark: material('#08090a', { mirror: 0, rough: 1 }),
  grille: material('#121416', { mirror: 0.05, rough: 0.4 }),
  lamp: material('#e9f1f6', { mirror: 0.2, rough: 0.05, glow: 0.35 }),
  lampDark: material('#3a444c', { mirror: 0.25, rough: 0.03 }),
  indicator: material('#e58a1f', { mirror: 0.12, rough: 0.1, glow: 0.15 }),
  red: material('#a3101a', { mirror: 0.12, rough: 0.06, glow: 0.3 }),
  redDark: material('#5a0a10', { mirror: 0.14, rough: 0.05 }),
  tyre: material('#191a1b', { mirror: 0.02, rough: 0.9 }),
  alloy: material('#b9bec3', { mirror: 0.25, metal: 0.55, rough: 0.25 }),
  alloyDark: material('#3b3f43', { mirror: 0.2, metal: 0.4, rough: 0.25 }),
  steel: material('#7d8387', { mirror: 0.12, metal: 0.5, rough: 0.5 }),
  brake: material('#4a4c4e', { mirror: 0.1, metal: 0.6, rough: 0.5 }),
  plate: material('#f1f0ea', { mirror: 0.04, rough: 0.5 }),
  canvas: material('#1c1d20', { mirror: 0.01, rough: 1 }),
  tan: material('#8a6a48', { mirror: 0.02, rough: 0.9 }),
  daylight: material('#e3ecf2', { mirror: 0, rough: 1, glow: 0.55 }),
  ceiling: material('#cfcbc4', { mirror: 0, rough: 1 }),
  carpet: material('#45464a', { mirror: 0, rough: 1 }),
  wood: material('#6d452a', { mirror: 0.09, rough: 0.15 }),
  ply: material('#a98a63', { mirror: 0.03, rough: 0.6 }),
  panel: material('#c9ccce', { mirror: 0.05, rough: 0.5 }),
  screen: material('#0f2f45', { mirror: 0.08, rough: 0.1, glow: 0.6 }),
  screenLight: material('#6fc3e8', { mirror: 0.05, rough: 0.2, glow: 0.75 }),
  neon: material('#7a5cf0', { mirror: 0.02, rough: 0.5, glow: 1.1 }),
} as const satisfies Record<string, Material>;
