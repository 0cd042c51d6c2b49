import { useSession } from '@portal/shared/portal';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';

const Column = styled.div`
  inline-size: min(100%, 46rem);
  margin-inline: auto;
  padding: var(--space-8) var(--space-4) var(--space-16);
`;

/** Registered, but not in the portal yet: one wide form, and only with a session. */
export function OnboardingLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return <Navigate to="/login" replace state={{ from: pathname }} />;
  return (
    <Column>
      <Outlet />
    </Column>
  );
}
