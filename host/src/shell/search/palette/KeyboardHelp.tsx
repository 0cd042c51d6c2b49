import { CheckboxField, Kbd, Stack } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/use-search-messages';
import { isHelpKeyOn, setHelpKey } from '../single-key';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3) var(--space-5);
  & > dt {
    display: flex;
    gap: var(--space-1);
    white-space: nowrap;
  }
`;

const keys = [
  ['search', ['Ctrl', 'K']],
  ['searchApple', ['⌘', 'K']],
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['openTab', ['Ctrl', 'Enter']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const;

/** Which keys the whole portal has. Pages with keys of their own explain them there. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useSearchMessages();
  const [isOn, setIsOn] = useState(isHelpKeyOn);
  return (
    <Dialog title={t('search.keys.title')} onClose={onClose}>
      <Stack gap={5}>
        <List>
          {keys.map(([name, caps]) => [
            <dt key={`${name} keys`} dir="ltr">
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>,
            <dd key={name}>{t(`search.keys.${name}`)}</dd>,
          ])}
        </List>
        <CheckboxField
          label={t('search.keys.switch')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setHelpKey(checked);
            setIsOn(checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}
