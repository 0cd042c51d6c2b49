import type { FoundItem } from '@portal/shared/contract';
import type { SearchTarget } from '@portal/shared/remote';
import { fillAddress } from './fill-address';

type Item = Pick<FoundItem, 'kind' | 'status' | 'params'>;

export const matchesTarget = ({ kind, status }: SearchTarget, item: Item): boolean =>
  kind === item.kind && (status === undefined || status.includes(item.status ?? ''));

/** The address at which a remote of the registry opens a record. Null if none does. */
export function findAddress(targets: readonly SearchTarget[], item: Item): string | null {
  const main = targets.find((target) => target.label === undefined && matchesTarget(target, item));
  return main ? fillAddress(main.to, item.params) : null;
}
