import type { Prerendered } from '@portal/build/output/schemas.ts';

type View = Prerendered[string];

/**
 * The brand whose name is drawn into the first views and the shell's frames. Under any other brand only the logo mark shows until the name is
 * loaded.
 */
export const DRAWN_BRAND = 'Fleetdesk';
const SLOT = '<i data-page=""></i>';

/**
 * What a signed-in agent sees until the scripts are loaded: the agent's shell around the page's first view, or around a general
 * page shape.
 */
export function createWaitingView(
  view: View | undefined,
  frames: Prerendered,
  brand: string,
): View | undefined {
  const frame = frames[brand === DRAWN_BRAND ? 'agent' : 'agent:other'];
  const page = view ?? frames['agent:page'];
  return frame && page && filled(frame, page);
}

/** A page's first view within the shell's public layout, exactly as the shell will draw it. */
export function createFramedView(
  view: View | undefined,
  frames: Prerendered,
  path: string,
  brand: string,
): View | undefined {
  if (!view) return undefined;
  const country = path.startsWith('/in/') ? 'in' : 'ae';
  const frame = frames[brand === DRAWN_BRAND ? country : `${country}:other`];
  if (!frame) return view;
  return filled(frame, view);
}

const filled = (frame: View, page: View): View => ({
  html: frame.html.replace(SLOT, () => page.html),
  css: frame.css + page.css,
});
