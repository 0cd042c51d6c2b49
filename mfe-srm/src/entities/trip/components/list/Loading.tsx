import { limits } from '@portal/shared/contract';
import { LoadingRows } from '@portal/shared/list';
import { useTripsText } from '../../../../messages/useTripsText';
import { wide } from './frame';

const shapes = [{ width: '70%' }, { width: '80%' }, { width: '60%' }] as const;

/** A skeleton of what is loading. */
export function Loading() {
  const t = useTripsText();
  return (
    <LoadingRows
      label={t('trips.loading')}
      rows={limits.page.srmLimit}
      columns="2fr 1fr 1fr"
      wide={wide}
      shapes={shapes}
    />
  );
}
