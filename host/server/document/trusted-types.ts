import { inlineJson } from './escape';

/**
 * The policies that the page may create. `dompurify` is the sanitizer's own. Its name is part of the content security
 * policy: no other code can create a policy.
 */
export const trustedTypesPolicies = ['default', 'dompurify'] as const;

/**
 * Runs before every other script and decides about each text that becomes script or markup (Trusted Types; browsers
 * without them skip it).
 *
 * - The address of a script: only of the page's own origin, as webpack and the federation runtime load them, and of the
 *   given folders, from which remotes of another origin come.
 * - Markup: only for documents that are parsed and never run, as the editor of the terms reads them. Text that is
 *   written into the page itself is refused; it has to be sanitized first. Only the empty text may be: it empties an
 *   element, as react-aria's announcer does.
 * - Code: never.
 */
export function createDefaultPolicy(folders: readonly string[] = []): string {
  const isRemote =
    folders.length === 0 ? '' : `||${inlineJson(folders)}.some(function(f){return a.href.indexOf(f)===0})`;
  return (
    "if(window.trustedTypes)trustedTypes.createPolicy('default',{" +
    `createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin${isRemote}?u:null},` +
    "createHTML:function(h,t,s){return!h||!s||s==='DOMParser parseFromString'?h:null}});"
  );
}
