import { Heading, Icon, Text, type IconName } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

const tile = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: var(--space-4);
  inline-size: 100%;
  block-size: 100%;
  padding: var(--space-4) var(--space-5);
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  cursor: pointer;
  transition: border-color 140ms ease-out;
  &:hover {
    border-color: var(--color-brand);
  }
  & > svg:last-child {
    color: var(--color-ink-3);
  }
`;
const LinkTile = styled(Link)`
  ${tile}
`;
const ButtonTile = styled.button`
  ${tile}
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  color: var(--color-brand-ink);
  background: var(--color-brand-soft);
  border-radius: var(--radius-1);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: var(--space-3) 0 0;
  list-style: none;
`;

export function WaysOn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={3} id={id}>
        {title}
      </Heading>
      <List>{children}</List>
    </section>
  );
}

type Way = { icon: IconName; title: string; text: string } & ({ to: string } | { onPress: () => void });

/** One thing that can be done instead. */
export function WayOn({ icon, title, text, ...way }: Way) {
  const content = (
    <>
      <Mark>
        <Icon name={icon} size={20} />
      </Mark>
      <span>
        <Text as="strong" weight={600}>
          {title}
        </Text>
        <Text as="div" tone="muted" size={2}>
          {text}
        </Text>
      </span>
      <Icon name="chevron-end" />
    </>
  );
  return (
    <li>
      {'to' in way ? (
        <LinkTile to={way.to}>{content}</LinkTile>
      ) : (
        <ButtonTile type="button" onClick={way.onPress}>
          {content}
        </ButtonTile>
      )}
    </li>
  );
}
