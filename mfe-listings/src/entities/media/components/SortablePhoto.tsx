import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import { PhotoTile, type PhotoTileProps } from './PhotoTile';

const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--control-sm);
  block-size: var(--control-sm);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-2);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--color-surface-2);
  }
  &:active {
    cursor: grabbing;
  }
`;

const Grip = styled.svg`
  inline-size: 16px;
  block-size: 16px;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
`;

/** A photo with a drag handle. */
export function SortablePhoto(props: Omit<PhotoTileProps, 'handle' | 'lifted' | 'ref'>) {
  const t = useFormText();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: props.item.key,
    });
  const tile = useRef<HTMLLIElement>(null);
  const place = CSS.Transform.toString(transform ? { ...transform, scaleX: 1, scaleY: 1 } : null);
  // Set directly on the element: it moves with every pixel, and markup carries no style.
  useLayoutEffect(() => {
    if (!tile.current) return;
    tile.current.style.transform = place ?? '';
    tile.current.style.transition = transition ?? '';
  }, [place, transition]);
  return (
    <PhotoTile
      {...props}
      ref={(element) => {
        tile.current = element;
        setNodeRef(element);
      }}
      lifted={isDragging}
      handle={
        <Handle
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          aria-roledescription={undefined}
          aria-label={t('form.photos.move', { place: props.place })}
          title={t('form.photos.moveHint')}
        >
          <Grip viewBox="0 0 16 16" aria-hidden>
            <path d="M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01" />
          </Grip>
        </Handle>
      }
    />
  );
}
