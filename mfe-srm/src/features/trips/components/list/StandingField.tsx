import type { SetView } from '@portal/shared/address';
import { SelectField } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { lists, type ListKind } from '../../model/list-kind';
import type { View } from '../../model/view-state';

interface Props {
  kind: ListKind;
  view: View;
  setView: SetView<View>;
}

/** The state of the listed trips: all of the list, one label, or another status. */
export function StandingField({ kind, view, setView }: Props) {
  const t = useTripsText();
  const { labels, statuses } = lists[kind];
  const [first, ...others] = statuses;
  if (labels.length + others.length === 0 || first === undefined) return null;
  const isFirst = view.status === first;
  return (
    <SelectField
      hideLabel
      label={t('trips.filter.standing')}
      value={isFirst ? view.label : view.status}
      options={[
        { value: '', label: t('trips.filter.all') },
        ...labels.map((label) => ({ value: label, label: t(`trips.label.${label}`) })),
        ...others.map((status) => ({ value: status, label: t(`trips.status.${status}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const status = others.find((one) => one === value);
        const label = labels.find((one) => one === value) ?? '';
        setView({ status: status ?? first, label });
      }}
    />
  );
}
