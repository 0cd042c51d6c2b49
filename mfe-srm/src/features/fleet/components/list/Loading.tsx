import { limits } from '@portal/shared/contract';
import { LoadingRows } from '@portal/shared/list';
import { useFleetText } from '../../../../messages/useFleetText';
import { wide } from './frame';

const shapes = [{ height: 12, width: '88px' }, { width: '70%' }, { width: '80%' }, { width: '60%' }] as const;

/** A skeleton of what is loading. */
export function Loading() {
  const t = useFleetText();
  return (
    <LoadingRows
      label={t('fleet.loading')}
      rows={limits.page.srmLimit}
      columns="88px 2fr 1fr 1fr"
      height="5.6rem"
      wide={wide}
      shapes={shapes}
    />
  );
}
