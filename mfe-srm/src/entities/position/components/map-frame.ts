import { css } from 'styled-components';

/** What the library's own style sheet says about its canvas, without the controls, which are ours. */
export const mapFrame = css`
  position: relative;
  overflow: hidden;
  block-size: 100%;
  min-block-size: 20rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  & > :first-child {
    position: absolute;
    inset: 0;
  }
  .maplibregl-canvas {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  .maplibregl-canvas-container,
  .maplibregl-map {
    block-size: 100%;
  }
  .maplibregl-interactive {
    cursor: grab;
    user-select: none;
  }
  .maplibregl-interactive:active {
    cursor: grabbing;
  }
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan,
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas {
    touch-action: none;
  }
  .maplibregl-control-container,
  .maplibregl-cooperative-gesture-screen {
    display: none;
  }
`;
