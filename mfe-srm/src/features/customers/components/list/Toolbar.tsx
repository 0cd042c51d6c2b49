import { ListSelect, ListToolbar, type ToolbarProps } from '@portal/shared/list';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { sortNames, type View } from '../../model/view-state';
import type { CustomerColumn } from '../../model/columns';

export function Toolbar({ list, ...props }: ToolbarProps<View, CustomerColumn>) {
  const t = useCustomersText();
  return (
    <ListToolbar
      {...props}
      list={list}
      getColumnLabel={(id) => t(`customers.column.${id}`)}
      label={t('customers.filter.label')}
      searchLabel={t('customers.search')}
      searchPlaceholder={t('customers.search.short')}
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
