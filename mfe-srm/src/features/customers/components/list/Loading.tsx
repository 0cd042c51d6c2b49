import { LoadingRows } from '@portal/shared/list';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { wide } from './row-style';

const shapes = [{ height: 8, width: '36px' }, { width: '70%' }, { width: '80%' }, { width: '60%' }] as const;

/** A skeleton of what is loading. */
export function Loading({ rows }: { rows: number }) {
  const t = useCustomersText();
  return (
    <LoadingRows
      label={t('customers.loading')}
      rows={rows}
      columns="36px 2fr 2fr 1fr"
      wide={wide}
      shapes={shapes}
    />
  );
}
