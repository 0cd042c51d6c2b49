import { dark, darkMore, light, lightMore } from './colors';
import { darkElevation, lightElevation, scales } from './scales';

const declare = (tokens: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(tokens)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

const lightSet = `color-scheme:light;${declare(light, 'color-')}${declare(lightElevation)}`;
const darkSet = `color-scheme:dark;${declare(dark, 'color-')}${declare(darkElevation)}`;
const lightMoreSet = declare(lightMore, 'color-');
const darkMoreSet = declare(darkMore, 'color-');

/**
 * The theme as custom properties. `data-theme` on the root decides. Without it, the system does. Paper is
 * white: a dark theme applies to the screen only. Custom properties, because then a change of theme needs no
 * render and remotes inherit it.
 */
export const tokenCss = `
:root{${declare(scales)}${lightSet}}
@media screen{:root[data-theme='dark']{${darkSet}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${darkSet}}}
@media (pointer:coarse){:root{--control:44px;--control-sm:40px;}}
@media (prefers-contrast:more){
:root{${lightMoreSet}}
}
@media screen and (prefers-contrast:more){:root[data-theme='dark']{${darkMoreSet}}}
@media screen and (prefers-contrast:more) and (prefers-color-scheme:dark){:root:not([data-theme='light']){${darkMoreSet}}}
`;

export const tokenNames: ReadonlySet<string> = new Set([
  ...Object.keys(light).map((name) => `--color-${name}`),
  ...[...Object.keys(scales), ...Object.keys(lightElevation)].map((name) => `--${name}`),
]);
