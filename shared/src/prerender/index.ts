export { drawAgentPage } from './agent-page';
export { drawView, type View } from './draw-view';
export { createStillPortal } from './still-portal';
