import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFleetText } from '../../../messages/useFleetText';
import { editPath, parts, type Part } from '../paths';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  border-block-end: 1px solid var(--color-line);
  & > a {
    padding-block: var(--space-2);
    margin-block-end: -1px;
    border-block-end: 2px solid transparent;
    color: var(--color-ink-2);
    font-weight: 500;
    text-decoration: none;
  }
  & > a:hover {
    color: var(--color-ink-1);
  }
  & > a[aria-current] {
    border-color: var(--color-brand);
    color: var(--color-ink-1);
    font-weight: 600;
  }
`;

export function PartLinks({ vehicleId, part }: { vehicleId: string; part: Part }) {
  const t = useFleetText();
  return (
    <Nav aria-label={t('fleet.parts')}>
      {parts.map((one) => (
        <Link key={one} to={editPath(vehicleId, one)} aria-current={one === part ? 'page' : undefined}>
          {t(`fleet.part.${one}`)}
        </Link>
      ))}
    </Nav>
  );
}
