import { Icon, IconButton, SelectField, TextField } from '@portal/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { SetView } from '../../hooks/useView';
import { readSort, sortNames, sortText, type View } from '../../model/view-state';
import { medium } from './frame';

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  ${medium} {
    grid-template-columns: minmax(0, 24rem) minmax(12rem, 16rem);
    justify-content: space-between;
  }
`;

interface Props {
  view: View;
  setView: SetView;
  search: string;
  onSearch: (text: string) => void;
}

export function Toolbar({ view, setView, search, onSearch }: Props) {
  const t = useFleetText();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    box.current?.focus();
  };
  return (
    <Bar role="search" aria-label={t('fleet.filter.label')}>
      <TextField
        ref={box}
        type="search"
        dir="auto"
        hideLabel
        label={t('fleet.search')}
        placeholder={t('fleet.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={search}
        start={<Icon name="search" />}
        end={search && <IconButton icon="x" size="sm" label={t('fleet.search.clear')} onClick={clear} />}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <SelectField
        hideLabel
        label={t('fleet.sort')}
        value={sortText(view.sort)}
        options={sortNames.map((name) => ({ value: name, label: t(`fleet.sort.${name}`) }))}
        onChange={({ currentTarget }) => setView({ sort: readSort(currentTarget.value) })}
      />
    </Bar>
  );
}
