import { countries, userEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Heading } from '@portal/shared/ui';
import styled from 'styled-components';
import { LazyIllustration } from '../errors/LazyIllustration';
import { useGateMessages } from '../messages/useGateMessages';
import { ChoiceCard } from './ChoiceCard';

const Page = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-6);
  padding-block: var(--space-6);
`;

const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-5);
  inline-size: 100%;
`;

const Intro = styled.div`
  max-inline-size: 38rem;
  text-align: center;
  & > h1 {
    font-weight: 600;
    line-height: 1.45;
  }
`;

/** An agent without a company sees this in place of every page. In India they may also be a sole owner. */
export function RegistrationChoice({ userId }: { userId: string | undefined }) {
  const t = useGateMessages();
  const { data: country } = useQuery(userEndpoints.country, userId ? { params: { userId } } : null);
  const isIndia = country === countries.in.value;
  return (
    <Page>
      <LazyIllustration name="company" />
      <Intro>
        <Heading level={1} size={4}>
          {t('gate.company.text')}
        </Heading>
      </Intro>
      <Cards>
        <ChoiceCard
          icon="building"
          title={t(isIndia ? 'gate.company.title.india' : 'gate.company.title')}
          hint={isIndia ? t('gate.company.hint.india') : undefined}
          action={t('gate.company.action')}
          to="/register/company-details"
        />
        {isIndia && (
          <ChoiceCard
            icon="user"
            title={t('gate.individual.title')}
            hint={t('gate.individual.hint')}
            action={t('gate.individual.action')}
            to="/register/individual-details"
          />
        )}
      </Cards>
    </Page>
  );
}
