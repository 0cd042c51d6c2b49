import { alertRuleNames } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import styled from 'styled-components';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import { RuleFields } from './RuleFields';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  & > li:not(:first-child) {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
`;

/** The rules of alerts, against abuse and for times that the law sets: each says what it warns of, and can be switched and configured. */
export function RulesCard({ settingsForm }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.rules.title')}>
      <List>
        {alertRuleNames.map((name) => (
          <li key={name}>
            <RuleFields settingsForm={settingsForm} name={name} />
          </li>
        ))}
      </List>
    </Card>
  );
}
