import { CheckboxField, Kbd, Stack, Text } from '@portal/shared/ui';
import { Popover } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-2);
  & > dt {
    white-space: nowrap;
  }
`;

const keys = [
  ['move', ['↑', '↓']],
  ['next', ['J', 'K']],
  ['ends', ['Home', 'End']],
  ['jump', ['PgUp', 'PgDn']],
  ['open', ['Enter']],
  ['unlock', ['U']],
  ['contact', ['C']],
  ['whatsApp', ['W']],
  ['phone', ['P']],
  ['email', ['E']],
  ['cancel', ['X']],
  ['followUp', ['F']],
  ['search', ['/']],
  ['leave', ['Esc']],
] as const;

interface Props {
  trigger: ReactElement;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
}

export function KeyboardPopover({ trigger, singleKeys, onSingleKeys }: Props) {
  const t = useText();
  return (
    <Popover trigger={trigger} label={t('enquiries.keys.label')} defaultOpen>
      <Stack gap={3}>
        <Text weight={600}>{t('enquiries.keys.label')}</Text>
        <List>
          {keys.map(([name, caps]) => [
            <dt key={`${name} keys`}>
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>,
            <dd key={name}>{t(`enquiries.keys.${name}`)}</dd>,
          ])}
        </List>
        <CheckboxField
          label={t('enquiries.keys.switch')}
          checked={singleKeys}
          onChange={({ currentTarget }) => onSingleKeys(currentTarget.checked)}
        />
      </Stack>
    </Popover>
  );
}
