import { useCapability } from '@portal/shared/portal';
import { Icon } from '@portal/shared/ui';
import { Menu, MenuItem } from '@portal/shared/ui/overlays';
import { Copy, Link, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
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

/** It opens at once, because its chunk was loaded for this click. */
export function RowMenu({ trigger, isVisible, hasLink, isComplete, onCommand }: Props) {
  const t = useListingsText();
  const canDelete = useCapability('listing-changes');
  const toggle = isVisible ? 'hide' : isComplete ? 'publish' : 'complete';
  return (
    <Menu trigger={trigger} defaultOpen onAction={(id) => onCommand(id as RowCommand)}>
      <MenuItem id="edit" textValue={t('listings.actions.edit')} media={<Pencil size={16} aria-hidden />}>
        {t('listings.actions.edit')}
      </MenuItem>
      <MenuItem
        id="duplicate"
        textValue={t('listings.actions.duplicate')}
        media={<Copy size={16} aria-hidden />}
      >
        {t('listings.actions.duplicate')}
      </MenuItem>
      <MenuItem
        id={toggle}
        textValue={t(`listings.actions.${toggle}`)}
        media={<Icon name={isVisible ? 'eye-off' : 'eye'} />}
      >
        {t(`listings.actions.${toggle}`)}
      </MenuItem>
      {hasLink && (
        <MenuItem
          id="copyLink"
          textValue={t('listings.actions.copyLink')}
          media={<Link size={16} aria-hidden />}
        >
          {t('listings.actions.copyLink')}
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem
          id="delete"
          tone="danger"
          textValue={t('listings.actions.delete')}
          media={<Trash2 size={16} aria-hidden />}
        >
          {t('listings.actions.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
