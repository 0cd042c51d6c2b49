import type { FileReference } from '@portal/shared/contract';
import { UploadField, type Uploads } from '@portal/shared/forms/upload';
import { Card } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  stored: FileReference | null;
  onUploading: Uploads['onUploading'];
}

export function PhotoCard({ vehicleForm: { form, errors }, stored, onUploading }: Props) {
  const t = useFleetText();
  return (
    <Card title={t('fleet.card.photo')}>
      <UploadField
        control={form.control}
        name="vehiclePhoto"
        kind="image"
        label={t('fleet.field.vehiclePhoto')}
        help={t('fleet.help.photo')}
        error={errors.getText('vehiclePhoto')}
        stored={stored}
        onUploading={onUploading}
      />
    </Card>
  );
}
