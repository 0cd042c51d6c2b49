import { Card, LinkButton, PageHeader, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useOnboardingText } from '../messages/useOnboardingText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { IntroPoint } from '../features/onboarding/components/IntroPoint';

const points = [
  ['car', 'fleet'],
  ['clock', 'tracking'],
  ['alert', 'abuse'],
  ['inbox', 'invoices'],
  ['user', 'customers'],
] as const;

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5) var(--space-6);
  padding: 0;
  list-style: none;
`;

/** What rental management does for the supplier, and the two things it needs first. */
export function IntroPage() {
  const t = useOnboardingText();
  const title = useText();
  return (
    <div>
      <PageHeader title={title('srm.intro.title')} subtitle={t('srm.intro.subtitle')} />
      <Stack gap={5}>
        <Card padding={6}>
          <Points>
            {points.map(([icon, id]) => (
              <IntroPoint
                key={id}
                icon={icon}
                title={t(`srm.intro.${id}`)}
                text={t(`srm.intro.${id}.text`)}
              />
            ))}
          </Points>
        </Card>
        <Card
          title={t('srm.intro.first')}
          subtitle={t('srm.intro.first.text')}
          actions={
            <LinkButton variant="primary" to={paths.taxInfo}>
              {t('srm.intro.start')}
            </LinkButton>
          }
        >
          <ol>
            <Text as="li">{t('srm.intro.stepTax')}</Text>
            <Text as="li">{t('srm.intro.stepContract')}</Text>
          </ol>
        </Card>
      </Stack>
    </div>
  );
}
