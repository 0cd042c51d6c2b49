import { ApiError, failureText } from '@portal/shared/api';
import { userEndpoints } from '@portal/shared/contract';
import { PageHeader, Stack } from '@portal/shared/ui';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePageText } from '../messages/usePageText';
import { AccountCard } from '../features/profile/components/AccountCard';
import { CompanyEdit } from '../features/profile/components/CompanyEdit';
import { IndividualEdit } from '../features/profile/components/IndividualEdit';
import { ProfileLoader } from '../features/profile/components/ProfileLoader';

const Column = styled.div`
  max-inline-size: 46rem;
`;

export function ProfileEditPage() {
  const t = usePageText();
  const { agentId } = useParams();
  return (
    <ProfileLoader>
      {({ me, record, refreshMe, refreshRecord }) => {
        // Another agent's page is answered like one that does not exist.
        if (agentId !== me.agentId)
          throw new ApiError(failureText(userEndpoints.me.failure), {
            kind: 'http',
            endpoint: userEndpoints.me.id,
            status: 404,
          });
        return (
          <Column>
            <PageHeader
              title={t('profile.editTitle')}
              subtitle={t('profile.editSubtitle')}
              back={<Link to="/profile">{t('profile.back')}</Link>}
            />
            <Stack gap={5}>
              {record.accountType === 'individual' ? (
                <IndividualEdit record={record} refresh={refreshRecord} />
              ) : (
                <CompanyEdit record={record} refresh={refreshRecord} />
              )}
              <AccountCard me={me} refresh={refreshMe} />
            </Stack>
          </Column>
        );
      }}
    </ProfileLoader>
  );
}
