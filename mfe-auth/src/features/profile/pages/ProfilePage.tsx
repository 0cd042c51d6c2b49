import styled from 'styled-components';
import { DeletionBanner } from '../../account/components/DeletionBanner';
import { DeletionCard } from '../../account/components/DeletionCard';
import { PlanCard } from '../../account/components/PlanCard';
import { PreferencesCard } from '../../account/components/PreferencesCard';
import { SessionsCard } from '../../account/components/SessionsCard';
import { PasskeysCard } from '../../passkeys/components/PasskeysCard';
import { AccountCard } from '../components/AccountCard';
import { CompanyCard } from '../components/CompanyCard';
import { DocumentsCard } from '../components/DocumentsCard';
import { ProfileLoader, type PersonalAccount } from '../components/ProfileLoader';
import { ProfileTop } from '../components/ProfileTop';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);
  @media (min-width: 1100px) {
    grid-template-columns: 3fr 2fr;
  }
`;

const Side = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** Before a company is registered, only the person's part shows. The shell's gate asks for the company. */
function AccountOnly({ me, refreshMe }: PersonalAccount) {
  return (
    <>
      {me.deletesAt && <DeletionBanner deletesAt={me.deletesAt} onKept={refreshMe} />}
      <Columns>
        <Side>
          <AccountCard me={me} refresh={refreshMe} />
          <PasskeysCard />
          <SessionsCard />
        </Side>
        <Side>
          <PreferencesCard />
          <DeletionCard me={me} refresh={refreshMe} />
        </Side>
      </Columns>
    </>
  );
}

export function ProfilePage() {
  return (
    <ProfileLoader withoutCompany={(account) => <AccountOnly {...account} />}>
      {({ me, record, refreshMe }) => (
        <>
          {me.deletesAt && <DeletionBanner deletesAt={me.deletesAt} onKept={refreshMe} />}
          <ProfileTop record={record} agentId={me.agentId} />
          <Columns>
            <Side>
              <CompanyCard record={record} />
              <AccountCard me={me} refresh={refreshMe} />
              <PasskeysCard />
              <SessionsCard />
            </Side>
            <Side>
              <DocumentsCard record={record} />
              <PlanCard />
              <PreferencesCard />
              <DeletionCard me={me} refresh={refreshMe} />
            </Side>
          </Columns>
        </>
      )}
    </ProfileLoader>
  );
}
