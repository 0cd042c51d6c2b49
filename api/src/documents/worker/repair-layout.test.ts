import { repairLayout, type Glyph } from './repair-layout';

const glyph = (letter: string, advanceWidth: number, isMark = false): Glyph => ({
  codePoints: [...letter].map((character) => character.codePointAt(0) ?? 0),
  advanceWidth,
  isMark,
});
const findGlyph = (codePoint: number) => glyph(String.fromCodePoint(codePoint), 700);
const run = (...letters: readonly (readonly [Glyph, number])[]) => ({
  glyphs: letters.map(([letter]) => letter),
  positions: letters.map(([{ advanceWidth }, xOffset]) => ({ xAdvance: advanceWidth + xOffset, xOffset })),
});

test('the Arabic letter that moves to the left makes the next one shorter, and all together stay as wide', () => {
  const { positions } = repairLayout(
    run([glyph('ا', 295), 0], [glyph('ف', 607), -199], [glyph('ي', 884), 0]),
    {
      isRightToLeft: true,
      findGlyph,
    },
  );
  expect(positions).toEqual([
    { xAdvance: 295, xOffset: 0 },
    { xAdvance: 607, xOffset: 0 },
    { xAdvance: 685, xOffset: 0 },
  ]);
});

test('a mark above a letter stays where it is, and so do letters of other scripts', () => {
  const marked = () => run([glyph('م', 642), 0], [glyph('ً', 0, true), 192], [glyph('ا', 295), 0]);
  expect(repairLayout(marked(), { isRightToLeft: true, findGlyph })).toEqual(marked());
  const latin = () => run([glyph('A', 600), -20], [glyph('V', 600), 0]);
  expect(repairLayout(latin(), { isRightToLeft: false, findGlyph })).toEqual(latin());
});

test('a long Hindi i is one glyph; a letter with a mark above it, or several letters in one glyph, stay', () => {
  const parts = run([glyph('ई', 500), 0], [glyph('', 100), 0], [glyph('ध', 600), 0]);
  const options = { isRightToLeft: false, findGlyph };
  const { glyphs, positions } = repairLayout(parts, options);
  expect([glyphs, positions]).toEqual([
    [glyph('ई', 700), glyph('ध', 600)],
    [
      { xAdvance: 700, xOffset: 0 },
      { xAdvance: 600, xOffset: 0 },
    ],
  ]);
  const march = () => run([glyph('म', 600), 0], [glyph('च', 600), 0], [glyph('', 0), 0]);
  expect(repairLayout(march(), options)).toEqual(march());
});
