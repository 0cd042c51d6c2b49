import type { CompanyRecord } from '@portal/shared/contract';
import { formatList, joinNames } from '@portal/shared/format';
import { usePlaceNames } from '@portal/shared/names/places';
import { useI18n } from '@portal/shared/portal';
import { Card, DescriptionList } from '@portal/shared/ui';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { languageName } from '../../../entities/company/model/languages';
import { ApprovalBadge } from './ApprovalBadge';

/** What is registered: a company, or a sole owner with their vehicle. */
export function CompanyCard({ record }: { record: CompanyRecord }) {
  const t = usePageText();
  const { locale } = useI18n();
  const { id } = usePageCountry();
  const getPlaceName = usePlaceNames();
  const { location } = record;
  const place =
    typeof location === 'string'
      ? location
      : joinNames([location?.city, location?.state].flatMap((name) => (name ? getPlaceName(name) : [])));
  const or = (value: string | null | undefined) => value || t('profile.none');
  const items =
    record.accountType === 'individual'
      ? [{ term: t('individual.plate'), description: or(record.vehiclePlate) }]
      : [
          { term: t('company.regNumber'), description: or(record.regNumber) },
          { term: t(id === 'ae' ? 'profile.placeAe' : 'profile.place'), description: or(place) },
          { term: t('company.address'), description: or(record.companyAddress) },
          {
            term: t('company.languages'),
            description: or(
              formatList((record.companyLanguages ?? []).map((code) => languageName(code, locale))),
            ),
          },
        ];
  return (
    <Card
      title={t(record.accountType === 'individual' ? 'profile.individual' : 'profile.company')}
      actions={<ApprovalBadge status={record.approvalStatus} />}
    >
      <DescriptionList items={items} />
    </Card>
  );
}
