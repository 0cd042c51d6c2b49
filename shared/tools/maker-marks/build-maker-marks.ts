import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { iconNames } from './icon-names';

export const marksFile = 'shared/src/makers/marks.json';

const find = createRequire(resolveFromRoot('shared/tools/package.json'));

/** The outline of an icon in a square of 24. A tenth of a unit is less than a pixel at the size of a row. */
function readOutline(icon: string): string {
  const svg = readFileSync(find.resolve(`simple-icons/icons/${icon}.svg`), 'utf8');
  const { data } = optimize(svg, { floatPrecision: 1, multipass: true, plugins: ['preset-default'] });
  const outline = / d="([^"]+)"/.exec(data)?.[1];
  if (!outline) throw new Error(`The icon ${icon} is not one outline`);
  return outline;
}

/** The file of marks: the name of each maker with the outline of its mark. */
export function buildMakerMarks(): string {
  const marks = Object.entries(iconNames).map(([maker, icon]) => [maker, readOutline(icon)] as const);
  return `${JSON.stringify(Object.fromEntries(marks), null, 2)}\n`;
}
