import * as v from 'valibot';

/**
 * The version of the contract between shell and remotes. A remote built for another version is not loaded.
 */
export const CONTRACT = 1;

const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w\-/{}]*$/, 'a path begins with / and has no trailing wildcard'),
);
const access = v.picklist(['agent', 'public']);
export type RemoteAccess = v.InferOutput<typeof access>;

const prefix = v.union([
  v.pipe(
    path,
    v.transform((value): { path: string; access?: RemoteAccess } => ({ path: value })),
  ),
  v.object({ path, access: v.optional(access) }),
]);

const navLink = {
  /** In English. */
  label: v.pipe(v.string(), v.nonEmpty()),
  /** In other languages, by their code; the English one stands in where one is missing. */
  labels: v.optional(v.record(v.string(), v.string())),
  to: path,
  /** Shown only while the server announces this capability. */
  capability: v.optional(v.string()),
};
const navEntry = v.object({
  ...navLink,
  /** Name of an icon of `@portal/shared/ui`; an unknown one shows an arrow. */
  icon: v.optional(v.string()),
  /** Entries of all remotes are sorted by this. */
  order: v.number(),
  /** Name of a count that the shell shows next to the entry, such as `enquiries.new`. An unknown name shows nothing. */
  badge: v.optional(v.string()),
  children: v.optional(v.array(v.object(navLink))),
});
export type NavEntry = v.InferOutput<typeof navEntry>;

/** An address with the names of its ids in braces, and with a query where the page needs one. */
const addressTemplate = v.pipe(
  v.string(),
  v.regex(/^\/[\w\-/{}]*(\?[\w\-={}&]+)?$/, 'an address begins with / and names its ids in braces'),
);

/** Something to do that the search of the shell offers, such as "New trip". */
const searchAction = v.object({
  ...navLink,
  to: addressTemplate,
  /** Name of an icon of `@portal/shared/ui`. */
  icon: v.optional(v.string()),
  /** Actions of all remotes are sorted by this. */
  order: v.number(),
});
export type SearchAction = v.InferOutput<typeof searchAction>;

/**
 * Where a result of the search opens: the first that fits its kind and status. One with a label is a further way to go on
 * with a result, such as "End the trip".
 */
const searchTarget = v.object({
  kind: v.string(),
  status: v.optional(v.array(v.string())),
  to: addressTemplate,
  label: v.optional(v.string()),
  labels: navLink.labels,
  /** By language: what can be typed with a name or a plate to go on so at once, as in "return P 12345". */
  words: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type SearchTarget = v.InferOutput<typeof searchTarget>;

/** The label of a menu entry in a language. */
export const translateLabel = (
  { label, labels }: Pick<NavEntry, 'label' | 'labels'>,
  locale: string,
): string => labels?.[locale] ?? label;

/**
 * Which page chunk a path needs, so that the gateway can preload it. `prerender` puts its first view into the HTML. A
 * package that is also built as a page of its own has `src/main.tsx` for all its paths; one with a `script` has
 * `src/<script>.tsx` instead, and loads nothing of the others.
 */
const page = v.object({
  path,
  chunk: v.string(),
  prerender: v.optional(v.boolean(), false),
  script: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
});
export type RemotePage = v.InferOutput<typeof page>;

/** A remote's `remote.json`. */
export const remoteManifest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  contract: v.number(),
  prefixes: v.pipe(v.array(prefix), v.minLength(1)),
  access,
  nav: v.optional(v.array(navEntry), []),
  pages: v.optional(v.array(page), []),
  actions: v.optional(v.array(searchAction), []),
  finds: v.optional(v.array(searchTarget), []),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifest>;

/** The federation container's name: the remote's, as an identifier. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** Milliseconds. A file that hangs must fail while somebody still waits for it. webpack's own limit is two minutes. */
export const CHUNK_LOAD_TIMEOUT = 10_000;

/** The files that a remote's build makes in addition to its chunks, side by side. */
export const remoteFiles = { manifest: 'mf-manifest.json', container: 'remoteEntry.js' } as const;

/**
 * The container next to a federation manifest. The shell loads only this: the registry entry has the rest of
 * the manifest, and reading the manifest would cost a request and 3 KB of the runtime. The manifest stays for
 * tools.
 */
export const containerAddress = (manifest: string): string =>
  manifest.replace(remoteFiles.manifest, remoteFiles.container);
