import { ListSelect, ListToolbar, type ListView } from '@portal/shared/list';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { sortNames, type View } from '../../model/view-state';

export function Toolbar({ list }: { list: ListView<View> }) {
  const t = useCustomersText();
  return (
    <ListToolbar
      list={list}
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
