import { RowMenu } from '@portal/shared/list';
import { useCapability } from '@portal/shared/portal';
import { Icon } from '@portal/shared/ui';
import { Copy, Link, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useListingsText } from '../../../../messages/useListingsText';
import type { RowCommand } from '../../model/row-command';

interface Props {
  trigger: ReactElement;
  isVisible: boolean;
  /** It has a public page. */
  hasLink: boolean;
  /** An incomplete listing cannot be published. Its entry says so and leads to what is missing. */
  isComplete: boolean;
  onCommand: (command: RowCommand) => void;
}

/** What can be done with a listing. */
export function ListingMenu({ trigger, isVisible, hasLink, isComplete, onCommand }: Props) {
  const t = useListingsText();
  const canDelete = useCapability('listing-changes');
  const toggle = isVisible ? 'hide' : isComplete ? 'publish' : 'complete';
  const marks: readonly (readonly [RowCommand, ReactNode])[] = [
    ['edit', <Pencil size={16} aria-hidden />],
    ['duplicate', <Copy size={16} aria-hidden />],
    [toggle, <Icon name={isVisible ? 'eye-off' : 'eye'} />],
    ['copyLink', <Link size={16} aria-hidden />],
    ['delete', <Trash2 size={16} aria-hidden />],
  ];
  const entries = marks
    .filter(([id]) => (id !== 'copyLink' || hasLink) && (id !== 'delete' || canDelete))
    .map(([id, mark]) => ({ id, label: t(`listings.actions.${id}`), mark, isDanger: id === 'delete' }));
  return <RowMenu trigger={trigger} entries={entries} onCommand={onCommand} />;
}
