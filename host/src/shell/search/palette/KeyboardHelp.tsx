import { isSingleKeyOn, setSingleKey } from '@portal/shared/keyboard';
import { CheckboxField, Heading, Kbd, Stack } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import { useActionWords } from './useActionWords';

const List = styled.dl`
  display: grid;
  grid-template-columns: 7rem 1fr;
  gap: var(--space-3) var(--space-5);
  & > dt {
    display: flex;
    gap: var(--space-1);
    white-space: nowrap;
  }
`;

const areas = [
  [
    'everywhere',
    [
      ['search', ['Ctrl', 'K']],
      ['searchApple', ['⌘', 'K']],
      ['move', ['↑', '↓']],
      ['open', ['Enter']],
      ['openTab', ['Ctrl', 'Enter']],
      ['close', ['Esc']],
      ['help', ['?']],
    ],
  ],
  [
    'forms',
    [
      ['send', ['Ctrl', 'Enter']],
      ['sendApple', ['⌘', 'Enter']],
      ['toolbar', ['←', '→']],
      ['reading', ['Enter']],
      ['sign', ['Enter']],
    ],
  ],
  [
    'lists',
    [
      ['find', ['/']],
      ['choose', ['Enter']],
      ['rows', ['↑', '↓']],
    ],
  ],
  [
    'trip',
    [
      ['end', ['E']],
      ['extend', ['X']],
      ['swap', ['S']],
      ['pay', ['P']],
    ],
  ],
  [
    'enquiries',
    [
      ['row', ['J', 'K']],
      ['unlock', ['U']],
      ['whatsApp', ['W']],
      ['phone', ['P']],
      ['email', ['E']],
    ],
  ],
  [
    'calendar',
    [
      ['bar', ['↓']],
      ['drag', ['←', '→']],
      ['lengthen', ['Shift', '→']],
    ],
  ],
] as const;

/** The keys of the portal, by the part in which they act. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const t = useSearchMessages();
  const actions = useActionWords();
  const [isOn, setIsOn] = useState(isSingleKeyOn);
  return (
    <Dialog title={t('search.keys.title')} onClose={onClose}>
      <Stack gap={5}>
        {areas.map(([area, keys]) => (
          <Stack key={area} gap={3}>
            <Heading level={3} size={3}>
              {t(`search.keys.area.${area}`)}
            </Heading>
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
          </Stack>
        ))}
        {actions.length > 0 && (
          <Stack gap={3}>
            <Heading level={3} size={3}>
              {t('search.keys.area.typed')}
            </Heading>
            <List>
              {actions.map(({ word, label }) => [
                <dt key={`${word} word`}>
                  <Kbd>{word}</Kbd>
                </dt>,
                <dd key={word}>{label}</dd>,
              ])}
            </List>
          </Stack>
        )}
        <CheckboxField
          label={t('search.keys.switch')}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setSingleKey(checked);
            setIsOn(checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}
