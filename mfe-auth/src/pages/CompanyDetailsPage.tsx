import { Stack } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { FormHeading } from '../layout/FormHeading';
import { usePageText } from '../messages/usePageText';
import { RegistrationSteps } from '../features/registration/components/RegistrationSteps';
import { CompanyRegistration } from '../features/company/components/CompanyRegistration';
import { OwnCompanyGate } from '../features/company/components/OwnCompanyGate';
import { RejectionBanner } from '../features/company/components/RejectionBanner';
import { useIsIndian } from '../features/company/hooks/useIsIndian';

export function CompanyDetailsPage() {
  const t = usePageText();
  const isIndian = useIsIndian();
  return (
    <OwnCompanyGate form="company">
      {(record, refresh) => (
        <>
          {!record && <RegistrationSteps current="company" />}
          <FormHeading title={t(record ? 'company.titleAgain' : 'company.title')}>
            {t('company.subtitle')}{' '}
            {isIndian && !record && (
              <Link to="/register/individual-details">{t('company.toIndividual')}</Link>
            )}
          </FormHeading>
          <Stack gap={5}>
            {record && <RejectionBanner reason={record.rejectionReason} />}
            <CompanyRegistration record={record} refresh={refresh} />
          </Stack>
        </>
      )}
    </OwnCompanyGate>
  );
}
