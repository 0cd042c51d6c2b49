import { Inline, Skeleton, Stack } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BarLogo } from './BarLogo';
import { Bar, Body, Main, Nav } from './frame-parts';
import { belowCollapse } from './useSmallScreen';

/** Where the hamburger will be. */
const Menu = styled.span`
  display: none;
  inline-size: var(--control);
  @media ${belowCollapse} {
    display: inline-flex;
  }
`;

const Brand = styled.span`
  display: inline-flex;
  margin-inline-end: auto;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
`;

/** About as wide as the text that will replace it. */
const entries = ['55%', '40%', '45%', '60%', '75%'];

/**
 * The shell of a signed-in agent before any script has run: nothing in it can be pressed, and nothing depends
 * on who the agent is.
 */
export const WaitingShell = ({ children }: { children: ReactNode }) => (
  <div inert aria-busy>
    <Bar>
      <Menu />
      <Brand>
        <BarLogo />
      </Brand>
      <Skeleton width="4rem" height={6} />
      <Skeleton width="4rem" height={6} />
    </Bar>
    <Nav as="div" data-closed="">
      <ul>
        {entries.map((width) => (
          <Entry key={width}>
            <Skeleton width={width} />
          </Entry>
        ))}
      </ul>
    </Nav>
    <Body>
      <Main as="div">{children}</Main>
    </Body>
  </div>
);

/** Replaces a page that has no first view. */
export const WaitingPage = () => (
  <Stack gap={5}>
    <Skeleton width="14rem" height={8} />
    <Skeleton width="60%" />
    <Inline gap={4} wrap={false}>
      {entries.slice(0, 3).map((width) => (
        <Skeleton key={width} height={16} />
      ))}
    </Inline>
    <Skeleton height={16} />
  </Stack>
);
