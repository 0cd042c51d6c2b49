/** What is used of a glyph of the PDF library's fonts. */
export interface Glyph {
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly isMark: boolean;
}
interface Position {
  xAdvance: number;
  xOffset: number;
}
export interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
}

/** The only letter of our fonts that is drawn with two glyphs and that a text can begin with: a long Hindi i. */
const LONG_I = 0x0908;

/**
 * The library counts one glyph for a letter and loses the first of two. The letter's own glyph, which the font has
 * as well, takes their place.
 */
function joinGlyphs({ glyphs, positions }: GlyphRun, findGlyph: (codePoint: number) => Glyph): void {
  for (let at = glyphs.length - 1; at > 0; at -= 1) {
    const [isLetter, isRest] = [
      glyphs[at - 1]?.codePoints[0] === LONG_I,
      glyphs[at]?.codePoints.length === 0,
    ];
    if (!isLetter || !isRest) continue;
    const glyph = findGlyph(LONG_I);
    glyphs.splice(at - 1, 2, glyph);
    positions.splice(at - 1, 2, { ...positions[at], xAdvance: glyph.advanceWidth, xOffset: 0 });
  }
}

/**
 * Arabic letters that move towards the next one are drawn without that movement, because the library loses it, so
 * that they cover the letter or the space before. The same distance goes into the advance of the next letter, which
 * is to the left and drawn first. Marks stay as they are.
 */
function moveByAdvance({ glyphs, positions }: GlyphRun): void {
  positions.forEach((position, at) => {
    const next = positions[at + 1];
    const { xOffset } = position;
    if (xOffset === 0 || next === undefined || glyphs[at]?.isMark !== false) return;
    next.xAdvance += xOffset;
    position.xAdvance -= xOffset;
    position.xOffset = 0;
  });
}

/**
 * Changes the laid out letters so that the PDF library draws all of them at their place.
 * @param run in the order of reading; the library turns Arabic around afterwards
 */
export function repairLayout<Run extends GlyphRun>(
  run: Run,
  { isRightToLeft, findGlyph }: { readonly isRightToLeft: boolean; findGlyph(codePoint: number): Glyph },
): Run {
  joinGlyphs(run, findGlyph);
  if (isRightToLeft) moveByAdvance(run);
  return run;
}
