import { Card, Heading, LinkButton, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { usePageText } from '../messages/usePageText';
import { DoneArt } from '../features/registration/components/DoneArt';
import { NextSteps } from '../features/registration/components/NextSteps';
import { RegistrationSteps } from '../features/registration/components/RegistrationSteps';

const Middle = styled.div`
  max-inline-size: 30rem;
  margin-inline: auto;
`;

const Centred = styled.div`
  display: grid;
  gap: var(--space-2);
  text-align: center;
`;

export function RegisterCompletePage() {
  const t = usePageText();
  return (
    <>
      <RegistrationSteps current="done" />
      <Middle>
        <Card padding={8}>
          <Stack gap={6}>
            <Centred>
              <DoneArt />
              <Heading level={1} size={6}>
                {t('auth.complete.title')}
              </Heading>
              <Text tone="secondary">{t('auth.complete.text')}</Text>
            </Centred>
            <NextSteps />
            <LinkButton to="/" variant="primary" fullWidth>
              {t('auth.complete.toPortal')}
            </LinkButton>
          </Stack>
        </Card>
      </Middle>
    </>
  );
}
