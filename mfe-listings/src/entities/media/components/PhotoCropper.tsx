import { useLazyPart } from '@portal/shared/lazy';
import { useMediaUrl } from '../hooks/useMediaUrl';
import type { MediaItem } from '../model/media-item';
import type { CropDialogProps } from './CropDialog';

const loadDialog = () =>
  import(/* webpackChunkName: "listing-photo-crop" */ './CropDialog').then(({ CropDialog }) => CropDialog);

interface PhotoCropperProps {
  item: MediaItem;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** Crops and rotates a photo, whether it was sent or not. */
export function PhotoCropper({ item, onClose, onCropped }: PhotoCropperProps) {
  // The full picture, because a crop of a thumbnail would be too coarse.
  const whole = item.reference?.url ? { ...item.reference, thumbnailUrl: null } : undefined;
  const { url, name } = useMediaUrl({ file: item.file, fileId: item.fileId, reference: whole });
  const dialog = useLazyPart<CropDialogProps>(loadDialog, true, onClose);
  if (!dialog || !url) return null;
  return <dialog.Part url={url} name={name} onClose={onClose} onCropped={onCropped} />;
}
