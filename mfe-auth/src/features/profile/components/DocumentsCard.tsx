import type { CompanyRecord } from '@portal/shared/contract';
import { Card, DescriptionList } from '@portal/shared/ui';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { DocumentRow } from './DocumentRow';
import { ExpiryText } from './ExpiryText';

export function DocumentsCard({ record }: { record: CompanyRecord }) {
  const t = usePageText();
  const { id } = usePageCountry();
  const isIndividual = record.accountType === 'individual';
  return (
    <Card title={t('profile.documents')}>
      {isIndividual ? (
        <>
          <DocumentRow label={t('individual.front')} file={record.licenseFront} />
          <DocumentRow label={t('individual.back')} file={record.licenseBack} />
        </>
      ) : (
        <DocumentRow
          label={t(id === 'ae' ? 'company.licenceAe' : 'company.licenceIn')}
          file={record.commercialLicense}
        />
      )}
      <DescriptionList
        items={[{ term: t('company.expiry'), description: <ExpiryText date={record.expireDate} /> }]}
      />
    </Card>
  );
}
