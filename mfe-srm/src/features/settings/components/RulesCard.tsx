import { Card, Heading, Stack } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useSettingsText } from '../../../messages/useSettingsText';
import type { SettingsForm } from '../hooks/useSettingsForm';
import { ruleGroupNames, ruleGroups, type RuleGroup } from '../model/rule-groups';
import { RuleFields } from './RuleFields';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  & > li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
`;

/** The rules of alerts, against abuse and for times that the law sets: each says what it warns of, and can be switched and configured. */
export function RulesCard({ settingsForm }: { settingsForm: SettingsForm }) {
  const t = useSettingsText();
  return (
    <Card title={t('settings.rules.title')}>
      <Stack gap={6}>
        {ruleGroupNames.map((group) => (
          <GroupedRules key={group} settingsForm={settingsForm} group={group} />
        ))}
      </Stack>
    </Card>
  );
}

function GroupedRules({ settingsForm, group }: { settingsForm: SettingsForm; group: RuleGroup }) {
  const t = useSettingsText();
  const headingId = useId();
  return (
    <Stack gap={3}>
      <Heading id={headingId} level={3} size={3}>
        {t(`settings.rules.${group}`)}
      </Heading>
      <List aria-labelledby={headingId}>
        {ruleGroups[group].map((name) => (
          <li key={name}>
            <RuleFields settingsForm={settingsForm} name={name} />
          </li>
        ))}
      </List>
    </Stack>
  );
}
