import * as v from 'valibot';

/** A stored file with its short-lived link. */
export const fileReference = v.object({
  id: v.string(),
  url: v.optional(v.string()),
  thumbnailUrl: v.optional(v.nullable(v.string())),
  name: v.optional(v.string()),
  mimeType: v.optional(v.string()),
  bytes: v.optional(v.number()),
});
export type FileReference = v.InferOutput<typeof fileReference>;

/** The room that an account's files take, and the room that they may take. */
export const fileRoom = v.object({
  bytes: v.number(),
  bytesMax: v.number(),
  files: v.number(),
  filesMax: v.number(),
});
export type FileRoom = v.InferOutput<typeof fileRoom>;
