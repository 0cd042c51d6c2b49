import type { FontFaceFile } from '@portal/build/output/schemas.ts';
import { storedKeys } from '@portal/shared/portal/stored-keys';
import { inlineJson } from './escape';

/** With blocked storage every visit is like the second one. */
const readKnown = `try{known=localStorage.getItem(${JSON.stringify(storedKeys.typeface)})!==null}catch(e){}`;

const rememberTypeface = `try{localStorage.setItem(${JSON.stringify(storedKeys.typeface)},'loaded')}catch(e){}`;

/** A reader does one of these before another page opens. */
const firstActions = ['pointermove', 'pointerdown', 'keydown'];

/**
 * An inline script that declares the typeface before the first paint. Each file loads when a letter of its range is shown.
 *
 * - A browser that has loaded the typeface before preloads the file that every page needs. It waits for that file with the first paint,
 *   a tenth of a second at most.
 * - On a first visit the file loads when the reader begins to use the page, so it takes nothing from the page's own files.
 *   `window.addTypeface` then declares the typeface. The shell calls it when another page opens, so that no text changes its font
 *   while it is read.
 *
 * Not `@font-face` rules: Chromium reads those again when a style is added later, takes the font that came too late for
 * the first paint, and moves the page under the reader.
 */
export function addFonts(fonts: readonly FontFaceFile[]): string {
  if (fonts.length === 0) return '';
  return (
    '(function(files){var known=true;' +
    readKnown +
    // A file that has loaded before it is declared cannot come too late: `optional` would still count its time.
    "var faces=files.map(function(f){return new FontFace(f.family,'url('+f.address+')'," +
    "{weight:f.weight,unicodeRange:f.unicodeRange,display:!known&&f.isInEveryPage?'swap':'optional'})});" +
    'function declare(){faces.forEach(function(face){document.fonts.add(face)})}' +
    'if(known){declare();files.forEach(function(f){if(f.isInEveryPage)document.head.appendChild(Object.assign(' +
    "document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:f.address}))});return}" +
    'function load(){begins.forEach(function(name){removeEventListener(name,load)});' +
    'Promise.all(faces.filter(function(_,i){return files[i].isInEveryPage})' +
    '.map(function(face){return face.load()})).then(function(){' +
    rememberTypeface +
    'window.addTypeface=function(){delete window.addTypeface;declare()}},function(){})}' +
    `var begins=${JSON.stringify(firstActions)};begins.forEach(function(name){addEventListener(name,load)})` +
    `})(${inlineJson(fonts)});`
  );
}
