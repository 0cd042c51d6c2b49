/** Where links to previews lead, and how the gateway knows the browser of a holder afterwards. */
export const releasePreview = {
  address: '/preview',
  /** The parameter of a link. */
  parameter: 'link',
  /** Takes the preview away from the browser. */
  leaveAddress: '/preview/leave',
  cookie: 'release-preview',
} as const;

/**
 * Why the holder of a preview gets the live versions. `invalid`: nobody whose key counts signed the link. `live`: all
 * get the version by now. `unfit`: it does not work with what is live.
 */
export type PreviewEnd = 'invalid' | 'expired' | 'withdrawn' | 'live' | 'unfit';

/** What the page of a holder says about their preview. */
export type PagePreview =
  | {
      readonly versions: readonly { readonly name: string; readonly version: string }[];
      readonly until: string;
    }
  | { readonly ended: PreviewEnd };
