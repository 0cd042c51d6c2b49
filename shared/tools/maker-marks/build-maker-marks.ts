import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { commonMakers, iconNames } from './icon-names';

const find = createRequire(resolveFromRoot('shared/tools/package.json'));

/** The outline of an icon in a square of 24. A tenth of a unit is less than a pixel at the size of a row. */
function readOutline(icon: string): string {
  const svg = readFileSync(find.resolve(`simple-icons/icons/${icon}.svg`), 'utf8');
  const { data } = optimize(svg, { floatPrecision: 1, multipass: true, plugins: ['preset-default'] });
  const outline = / d="([^"]+)"/.exec(data)?.[1];
  if (!outline) throw new Error(`The icon ${icon} is not one outline`);
  return outline;
}

const formatMarks = (marks: readonly (readonly [maker: string, outline: string | null])[]): string =>
  `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`;

/**
 * The files of marks, by their path: the outline of each maker's mark by the maker's name. The first has the common
 * makers. For each of the others it has `null`: their outlines are in the second file.
 */
export function buildMakerMarks(): Readonly<Record<string, string>> {
  const marks = Object.entries(iconNames).map(([maker, icon]) => [maker, readOutline(icon)] as const);
  const isCommon = (maker: string) => commonMakers.includes(maker);
  return {
    'shared/src/makers/marks.json': formatMarks(
      marks.map(([maker, outline]) => [maker, isCommon(maker) ? outline : null]),
    ),
    'shared/src/makers/other-marks.json': formatMarks(marks.filter(([maker]) => !isCommon(maker))),
  };
}
