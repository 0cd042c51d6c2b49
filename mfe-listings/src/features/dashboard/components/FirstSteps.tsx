import { useNotify, usePortal, usePreferences } from '@portal/shared/portal';
import { Button, Card, ProgressBar, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { FirstStep } from '../model/first-steps';
import { FirstStepRow } from './FirstStepRow';

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
`;

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  steps: readonly FirstStep[];
  /** There are figures below: only the next step is shown. */
  isCompact: boolean;
  canHide: boolean;
  isInReview: boolean;
}

/** The way from registration to the first trip, with what is done and what comes next. */
export function FirstSteps({ steps, isCompact, canHide, isInReview }: Props) {
  const t = useDashboardText();
  const { preferences } = usePortal();
  const notify = useNotify();
  const { hidesFirstSteps } = usePreferences();
  const [isOpen, setOpen] = useState(false);
  if (canHide && hidesFirstSteps) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, to }) => !isDone && to) ?? steps.find(({ isDone }) => !isDone);
  const shown = isCompact && !isOpen ? steps.filter((step) => step === next) : steps;
  function hide() {
    preferences.set({ hidesFirstSteps: true });
    notify({
      title: t('dashboard.first.hidden'),
      action: {
        label: t('dashboard.first.show'),
        onAction: () => preferences.set({ hidesFirstSteps: false }),
      },
    });
  }
  const progress = t('dashboard.first.progress', { done, count: steps.length });
  return (
    <Card title={t('dashboard.first')}>
      <Progress>
        <ProgressBar value={done / steps.length} label={progress} tone="success" />
        <Text size={2} tone="secondary">
          {progress}
        </Text>
      </Progress>
      <List role="list">
        {shown.map((step) => (
          <FirstStepRow
            key={step.name}
            step={step}
            number={steps.indexOf(step) + 1}
            isNext={step === next}
            isInReview={isInReview}
          />
        ))}
      </List>
      {canHide && (
        <Foot>
          {isCompact && (
            <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'dashboard.first.less' : 'dashboard.first.all')}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={hide}>
            {t('dashboard.first.hide')}
          </Button>
        </Foot>
      )}
    </Card>
  );
}
