import { Link } from 'react-router-dom';
import styled from 'styled-components';

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

interface Props {
  label: string;
  parts: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** The parts of a record, each with its own address. */
export function PartLinks({ label, parts }: Props) {
  return (
    <Nav aria-label={label}>
      {parts.map(({ to, label: words, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </Nav>
  );
}
