import { useMessages } from '@portal/shared/i18n';
import styled from 'styled-components';
import { Icon, VisuallyHidden } from '@portal/shared/ui';

export interface StepperProps {
  /** The goal of the steps, for a screen reader. */
  label: string;
  steps: readonly { id: string; label: string }[];
  current: string;
}

const List = styled.ol`
  display: flex;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $state: 'done' | 'current' | 'ahead' }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  min-inline-size: 0;
  padding-block-start: var(--space-2);
  border-block-start: 3px solid
    ${({ $state }) => ($state === 'ahead' ? 'var(--color-surface-3)' : 'var(--color-brand)')};
  color: ${({ $state }) => ($state === 'current' ? 'var(--color-ink-1)' : 'var(--color-ink-3)')};
  font-size: var(--text-2);
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  transition: border-color var(--slow);
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  & > svg {
    color: var(--color-brand-ink);
  }
  @media (max-width: 479px) {
    [data-state='done'] > &,
    [data-state='ahead'] > & {
      font-size: 0;
    }
  }
`;

export function Stepper({ label, steps, current }: StepperProps) {
  const t = useMessages();
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
        return (
          <Step
            key={step.id}
            $state={state}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Label>
              {state === 'done' && <Icon name="check" size={14} />}
              {step.label}
              {state === 'done' && <VisuallyHidden> {t('ui.stepDone')}</VisuallyHidden>}
            </Label>
          </Step>
        );
      })}
    </List>
  );
}
