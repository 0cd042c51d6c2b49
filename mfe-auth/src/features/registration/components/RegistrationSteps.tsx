import { Stepper } from '@portal/shared/ui/form';
import styled from 'styled-components';
import { usePageText } from '../../../messages/usePageText';

export type RegistrationStep = 'account' | 'email' | 'company' | 'done';

const Box = styled.div`
  padding-block-end: var(--space-6);
`;

export function RegistrationSteps({ current }: { current: RegistrationStep }) {
  const t = usePageText();
  const steps = [
    { id: 'account', label: t('auth.steps.account') },
    { id: 'email', label: t('auth.steps.email') },
    { id: 'company', label: t('auth.steps.company') },
    { id: 'done', label: t('auth.steps.done') },
  ];
  return (
    <Box>
      <Stepper label={t('auth.steps.label')} steps={steps} current={current} />
    </Box>
  );
}
