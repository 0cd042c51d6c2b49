import type { FontFaceFile } from '@portal/build/output/schemas.ts';
import { inlineJson } from './escape';

/**
 * An inline script that declares the typeface before the first paint. Each file loads when a letter of its range is shown.
 *
 * Not `@font-face` rules: Chromium reads those again when a style is added later, takes the font that came too late for
 * the first paint, and moves the page under the reader.
 */
export function addFonts(fonts: readonly FontFaceFile[]): string {
  if (fonts.length === 0) return '';
  return (
    `(function(l){for(var i=0;i<l.length;i++){var f=l[i];document.fonts.add(new FontFace(f.family,'url('+f.address+')',` +
    `{weight:f.weight,unicodeRange:f.unicodeRange,display:'optional'}))}})(${inlineJson(fonts)});`
  );
}
