import * as v from 'valibot';

const files = v.array(v.string());
/** Shared modules by key, with the files of this build's own copies (empty: part of the asking chunk). */
const sharedFiles = v.record(v.string(), files);

/** A remote's `preloads.json`: which of its files a path needs, so that the gateway can name them in the HTML. */
export const remotePreloads = v.object({
  /** What every page needs: the container's entry and the exposed module. */
  entry: files,
  expose: files,
  pages: v.array(v.object({ path: v.string(), files, prerender: v.boolean(), shared: v.array(v.string()) })),
  shared: sharedFiles,
});
export type RemotePreloads = v.InferOutput<typeof remotePreloads>;

/** A file of the typeface, with the letters that come from it. */
export const fontFaceFile = v.object({
  family: v.string(),
  address: v.string(),
  weight: v.string(),
  unicodeRange: v.string(),
  isInEveryPage: v.boolean(),
});
export type FontFaceFile = v.InferOutput<typeof fontFaceFile>;

/** The host's `assets.json`. */
export const hostAssets = v.object({
  scripts: files,
  /** What every page of a signed-in agent needs in addition: sidebar, gate, session. */
  agent: v.optional(files, []),
  /** What the host provides: no files when it is in the first scripts, else the files that hold it. */
  shared: sharedFiles,
  /** The files of the typeface. Versions before 2026-11-27 have none. */
  fonts: v.optional(v.array(fontFaceFile), []),
});
export type HostAssets = v.InferOutput<typeof hostAssets>;

/** `assets.json` of a page without federation. */
export const standaloneAssets = v.object({
  scripts: files,
  /** A page with scripts of its own needs none of the others. */
  pages: v.array(v.object({ path: v.string(), files, scripts: v.optional(files) })),
});
export type StandaloneAssets = v.InferOutput<typeof standaloneAssets>;

/** A version's `script-hashes.json`: the integrity of each script, by file name. */
export const scriptHashes = v.record(v.string(), v.string());
export type ScriptHashes = v.InferOutput<typeof scriptHashes>;

/** A version's `prerender.json`: the first views by path. */
export const prerendered = v.record(v.string(), v.object({ html: v.string(), css: v.string() }));
export type Prerendered = v.InferOutput<typeof prerendered>;
