import { Heading, PageHeader, SelectField, Stack } from '@portal/shared/ui';
import { applyDirection, applyTheme, type Theme } from '@portal/shared/ui/document';
import { useDirection, useI18n } from '@portal/shared/i18n';
import { useState } from 'react';
import styled from 'styled-components';
import { Actions } from './sections/Actions';
import { Brand } from './sections/Brand';
import { Feedback } from './sections/Feedback';
import { Fields } from './sections/Fields';
import { FieldStates } from './sections/FieldStates';
import { HeavyFields } from './sections/HeavyFields';
import { Layout } from './sections/Layout';
import { Lists } from './sections/Lists';
import { Overlays } from './sections/Overlays';
import { Pictures } from './sections/Pictures';
import { States } from './sections/States';
import { Tokens } from './sections/Tokens';

const Page = styled.main`
  max-inline-size: 70rem;
  margin-inline: auto;
  padding: var(--space-6) var(--space-4) var(--space-16);
`;

const sections = {
  Tokens,
  Brand,
  Layout,
  Actions,
  Fields,
  'Fields in each state': FieldStates,
  'Fields loaded by their page': HeavyFields,
  'Lists and charts': Lists,
  Overlays,
  Feedback,
  'Empty, failed, loading': States,
  Illustrations: Pictures,
};

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const directions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
];

/** Every component in every state. For developers, so its texts are samples and in no catalogue. */
export function KitPage() {
  const i18n = useI18n();
  const current = useDirection();
  const [theme, setTheme] = useState<Theme>('system');
  const turn = (direction: 'ltr' | 'rtl') => {
    i18n.setDirection(direction);
    applyDirection(direction);
  };
  const paint = (next: Theme) => {
    setTheme(next);
    applyTheme(next);
  };
  return (
    <Page>
      <PageHeader
        title="The kit"
        subtitle="Every component in every state."
        actions={
          <>
            <SelectField
              label="Theme"
              options={themes}
              value={theme}
              onChange={(event) => paint(event.currentTarget.value as Theme)}
            />
            <SelectField
              label="Direction"
              options={directions}
              value={current}
              onChange={(event) => turn(event.currentTarget.value as 'ltr' | 'rtl')}
            />
          </>
        }
      />
      <Stack gap={10}>
        {Object.entries(sections).map(([name, Section]) => (
          <Stack as="section" key={name} gap={4}>
            <Heading level={2}>{name}</Heading>
            <Section />
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}
