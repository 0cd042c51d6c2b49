import { Icon, type IconName } from '@portal/shared/ui';
import styled from 'styled-components';

const Link = styled.a`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  color: var(--color-ink-1);
  font-weight: 600;
  text-decoration: none;
  transition:
    border-color var(--quick),
    background var(--quick);
  &:hover {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
  }
  & > svg {
    color: var(--color-brand-ink);
  }
  & > bdi {
    color: var(--color-ink-2);
    font-size: var(--text-2);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  icon: IconName;
  label: string;
  /** A number or an address, which reads from left to right in every language. */
  value?: string;
  href: string;
  isExternal?: boolean;
}

export function HelpChannel({ icon, label, value, href, isExternal }: Props) {
  return (
    <Link href={href} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      <Icon name={icon} size={18} />
      {label}
      {value && <bdi dir="ltr">{value}</bdi>}
    </Link>
  );
}
