import { getOnboardingStatus } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList, Inline, LinkButton, PageHeader } from '@portal/shared/ui';
import { BackLink } from '../layout/BackLink';
import { useAgreementText } from '../messages/useAgreementText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { Column } from '../features/onboarding/components/Column';
import { useAgreement } from '../entities/agreement/hooks/useAgreement';
import { listTaxRules, getRuleValues } from '../features/tax/model/tax-facts';

/** What the country's tax rules ask of a supplier, and how the portal follows them. */
export function TaxRulesPage() {
  const words = useText();
  const t = useAgreementText();
  const country = useCountry().id;
  const { data } = useAgreement();
  const { tax, contract } = getOnboardingStatus(data);
  const numberPath = tax ? paths.editTaxInfo : paths.taxInfo;
  const values = getRuleValues(country);
  return (
    <Column>
      <PageHeader
        back={<BackLink to={numberPath}>{t('agreement.rules.back')}</BackLink>}
        title={words('srm.taxRules.title')}
        subtitle={t('agreement.rules.text')}
      />
      <Card title={t(`agreement.rules.title.${country}`)}>
        <DescriptionList
          items={listTaxRules(country).map(([term, text]) => ({
            term: t(term),
            description: t(text, values),
          }))}
        />
        <Inline>
          <LinkButton to={numberPath}>{t('agreement.rules.change')}</LinkButton>
          {tax && contract && <LinkButton to={paths.settings}>{t('agreement.rules.settings')}</LinkButton>}
        </Inline>
      </Card>
    </Column>
  );
}
