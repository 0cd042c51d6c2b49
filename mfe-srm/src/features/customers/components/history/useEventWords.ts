import type { EventWords } from '../../../../layout/Events';
import { useCustomersText } from '../../../../messages/useCustomersText';

export function useEventWords(): EventWords {
  const t = useCustomersText();
  return {
    by: (name) => t('customers.history.by', { name }),
    all: (count) => t('customers.history.all', { count }),
  };
}
