import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Over,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useFormText } from '../../../messages/useFormText';
import type { MediaItem } from '../model/media-item';
import type { MediaStore } from '../model/media-store';
import { PhotoGrid } from './photoGrid';
import { SortablePhoto } from './SortablePhoto';

export interface SortablePhotosProps {
  items: readonly MediaItem[];
  media: MediaStore;
  onCrop: (item: MediaItem) => void;
}

/** Photos that are sorted by mouse, touch and keyboard, with texts for a screen reader. */
export function SortablePhotos({ items, media, onCrop }: SortablePhotosProps) {
  const t = useFormText();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A touch that moves at once is meant to scroll the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getPosition = (key: unknown) => items.findIndex((item) => item.key === key) + 1;
  const words = (
    id: 'form.sort.over' | 'form.sort.dropped' | 'form.sort.cancelled',
    active: Active,
    over?: Over | null,
  ) => t(id, { from: getPosition(active.id), to: getPosition(over?.id ?? active.id), count: items.length });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) media.move(String(active.id), String(over.id));
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('form.sort.instructions') },
        announcements: {
          onDragStart: ({ active }) =>
            t('form.sort.lifted', { from: getPosition(active.id), count: items.length }),
          onDragOver: ({ active, over }) => words('form.sort.over', active, over),
          onDragEnd: ({ active, over }) => words('form.sort.dropped', active, over),
          onDragCancel: ({ active }) => words('form.sort.cancelled', active),
        },
      }}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <PhotoGrid>
          {items.map((item, at) => (
            <SortablePhoto key={item.key} item={item} place={at + 1} media={media} onCrop={onCrop} />
          ))}
        </PhotoGrid>
      </SortableContext>
    </DndContext>
  );
}
