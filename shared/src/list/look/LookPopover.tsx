import { Button, CheckboxField, Stack, Text } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import { Popover } from '@portal/shared/ui/overlays';
import { useId, type ReactElement } from 'react';
import styled from 'styled-components';
import { isLabelled, listOptional, type LabelledId } from './columns';
import type { ListLook, LookChanges } from './useListLook';
import { useLookText } from './useLookText';

const Box = styled(Stack)`
  inline-size: min(20rem, calc(100vw - 4rem));
`;

const Columns = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 6px;
    font-size: var(--text-2);
    font-weight: 600;
  }
`;

export interface LookPopoverProps<Id extends string = string> {
  look: ListLook<Id> & LookChanges<Id>;
  /** The heading of a column. */
  getLabel: (id: LabelledId<Id>) => string;
  trigger: ReactElement;
}

/** The density of a list and its columns. It opens at once, because its file was loaded for this click. */
export function LookPopover<Id extends string>({ look, getLabel, trigger }: LookPopoverProps<Id>) {
  const t = useLookText();
  const name = useId();
  return (
    <Popover trigger={trigger} label={t('look.label')} defaultOpen>
      {(close) => (
        <Box gap={4}>
          <RadioCards
            name={name}
            label={t('look.density')}
            value={look.isCompact ? 'compact' : 'comfortable'}
            options={[
              { value: 'comfortable', title: t('look.comfortable') },
              { value: 'compact', title: t('look.compact') },
            ]}
            onChange={({ currentTarget }) => look.setCompact(currentTarget.value === 'compact')}
          />
          <Columns>
            <legend>{t('look.columns')}</legend>
            {listOptional(look.table).map(({ id }) => (
              <CheckboxField
                key={id}
                label={isLabelled(id) ? getLabel(id) : id}
                checked={!look.hidden.includes(id)}
                onChange={({ currentTarget }) => look.setShown(id, currentTarget.checked)}
              />
            ))}
          </Columns>
          <Text tone="muted" size={2}>
            {t('look.device')}
          </Text>
          <Button
            icon="undo"
            disabled={!look.isChanged}
            onClick={() => {
              look.reset();
              // The button is disabled from here, and a disabled button loses the focus.
              close();
            }}
          >
            {t('look.reset')}
          </Button>
        </Box>
      )}
    </Popover>
  );
}
