import {
  ListSelect,
  ListToolbar,
  LookButton,
  type ListLook,
  type ListView,
  type LookChanges,
} from '@portal/shared/list';
import type { ReactNode } from 'react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { sortNames, type View } from '../../model/view-state';
import type { CustomerColumn } from '../../model/columns';

interface Props {
  list: ListView<View>;
  look: ListLook<CustomerColumn> & LookChanges<CustomerColumn>;
  isSelecting: boolean;
  /** The bar of the selection. */
  selectionBar: ReactNode;
}

export function Toolbar({ list, look, ...selecting }: Props) {
  const t = useCustomersText();
  return (
    <ListToolbar
      {...selecting}
      list={list}
      end={<LookButton look={look} getLabel={(id) => t(`customers.column.${id}`)} />}
      label={t('customers.filter.label')}
      searchLabel={t('customers.search')}
      activeCount={0}
    >
      <ListSelect
        label={t('customers.sort')}
        value={list.view.sort}
        choices={sortNames}
        getLabel={(name) => t(`customers.sort.${name}`)}
        onChange={(sort) => list.setView({ sort })}
      />
    </ListToolbar>
  );
}
