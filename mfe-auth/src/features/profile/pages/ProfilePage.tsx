import styled from 'styled-components';
import { AccountCard } from '../components/AccountCard';
import { CompanyCard } from '../components/CompanyCard';
import { DocumentsCard } from '../components/DocumentsCard';
import { ProfileLoader } from '../components/ProfileLoader';
import { ProfileTop } from '../components/ProfileTop';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  @media (min-width: 1100px) { grid-template-columns: 3fr 2fr; }
`;

const Side = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export function ProfilePage() {
  return (
    <ProfileLoader>
      {({ me, record, refreshMe }) => (
        <>
          <ProfileTop record={record} agentId={me.agentId} />
          <Columns>
            <CompanyCard record={record} />
            <Side>
              <DocumentsCard record={record} />
              <AccountCard me={me} refresh={refreshMe} />
            </Side>
          </Columns>
        </>
      )}
    </ProfileLoader>
  );
}
