import { LoadingRows } from '@portal/shared/list';
import { useChargesText } from '../../../../messages/useChargesText';
import { wide } from './row-style';

const shapes = [{ width: '70%' }, { width: '80%' }, { width: '50%' }, { width: '60%' }] as const;

/** A skeleton of what is loading. */
export function Loading() {
  const t = useChargesText();
  return (
    <LoadingRows
      label={t('charges.loading')}
      rows={8}
      columns="2fr 2fr 1fr 2fr"
      wide={wide}
      shapes={shapes}
    />
  );
}
