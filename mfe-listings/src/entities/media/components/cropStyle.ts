import styled from 'styled-components';

/** The content security policy blocks the cropper's own style sheet, so its styles are here. */
export const CropStage = styled.div`
  position: relative;
  block-size: min(60vh, 24rem);
  border-radius: var(--radius-2);
  overflow: hidden;
  background: var(--color-surface-3);
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }
  & .reactEasyCrop_Image {
    max-inline-size: unset;
    will-change: transform;
  }
  & .reactEasyCrop_Contain {
    position: absolute;
    inset: 0;
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    box-sizing: border-box;
    border: 2px solid var(--color-on-brand-deep);
    box-shadow: 0 0 0 100vmax var(--color-backdrop);
    overflow: hidden;
    transform: translate(-50%, -50%);
  }
  & :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

export const Range = styled.label`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: var(--space-3);
  & > input {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--color-brand);
    min-block-size: 28px;
  }
`;
