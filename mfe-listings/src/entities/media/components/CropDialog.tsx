import { Banner, Button, Inline, Stack } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useFormText } from '../../../messages/useFormText';
import { cropPhoto } from '../model/crop';
import { CropStage, Range } from './cropStyle';

export interface CropDialogProps {
  url: string;
  name: string | undefined;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** The shape of photos in the list for customers. */
const ASPECT = 4 / 3;
const MAX_ZOOM = 4;
const QUARTER = 90;

/** Moves, scales and rotates a photo under a frame in the shape of the list. */
export function CropDialog({ url, name, onClose, onCropped }: CropDialogProps) {
  const t = useFormText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const turn = (by: number) => setRotation((before) => (before + by + 360) % 360);
  async function apply() {
    if (!area) return;
    setState('busy');
    try {
      onCropped(await cropPhoto(url, area, rotation, name ?? 'photo'));
      onClose();
    } catch (error) {
      console.error('A photo could not be cropped', error);
      setState('failed');
    }
  }
  return (
    <Dialog
      title={t('form.crop.title')}
      size="lg"
      busy={state === 'busy'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.crop.cancel')}</Button>
          <Button variant="primary" busy={state === 'busy'} onClick={() => void apply()}>
            {t('form.crop.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CropStage dir="ltr">
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={ASPECT}
            maxZoom={MAX_ZOOM}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('form.crop.frame') }}
          />
        </CropStage>
        <Inline gap={4} justify="space-between">
          <Range>
            {t('form.crop.zoom')}
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
            />
          </Range>
          <Inline>
            <Button onClick={() => turn(-QUARTER)}>{t('form.crop.left')}</Button>
            <Button onClick={() => turn(QUARTER)}>{t('form.crop.right')}</Button>
          </Inline>
        </Inline>
        {state === 'failed' && <Banner tone="danger" title={t('form.crop.failed')} />}
      </Stack>
    </Dialog>
  );
}
