import { spaceLines, styleLook, type ListLook } from '@portal/shared/list';
import styled from 'styled-components';
import { cardHeights } from './card-heights';
import { medium } from './medium';

export const CardGrid = styled.ul<{ $stale?: boolean; $look?: ListLook }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  transition: opacity var(--slow);
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
  ${({ $look }) => $look && styleLook($look)}
`;

/** On a phone the photo is next to the text, so that several vehicles are visible at once. */
export const CardBox = styled.li<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  grid-template-areas: 'photo main' 'facts facts' 'foot foot';
  align-content: start;
  column-gap: var(--space-3);
  padding-inline: var(--space-3);
  ${spaceLines('var(--space-3)')}
  border: 1px solid ${({ $chosen }) => ($chosen ? 'var(--color-brand)' : 'var(--color-line)')};
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: ${({ $chosen }) => ($chosen ? '0 0 0 1px var(--color-brand)' : 'var(--elevation-1)')};
  /* Most of a page's cards are not visible on the first paint. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${cardHeights.phone};
  & > .photo {
    grid-area: photo;
    overflow: hidden;
    border-radius: var(--radius-1);
    block-size: max-content;
  }
  & > .main {
    grid-area: main;
    display: grid;
    align-content: start;
    gap: var(--space-1);
  }
  & > .facts {
    grid-area: facts;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    column-gap: var(--space-4);
    /* Its lines have the margins, because the agent may hide all of them. */
    && {
      margin-block: 0;
    }
    & > * {
      margin-block: calc(var(--space-3) / 2);
    }
    /* In one line, so that figures that come later move nothing. */
    & > .figures > * {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-4);
    }
  }
  & > .foot {
    grid-area: foot;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--color-line);
  }
  & > .note {
    grid-column: 1 / -1;
  }
  & > .foot > :last-child {
    margin-inline-start: auto;
  }
  ${medium} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'photo' 'main' 'facts' 'foot';
    grid-template-rows: auto auto 1fr auto;
    contain-intrinsic-block-size: auto ${cardHeights.medium};
    & > .foot > .select {
      position: absolute;
      inset-block-start: var(--space-4);
      inset-inline-start: var(--space-4);
      border-radius: var(--radius-1);
      background: color-mix(in srgb, var(--color-surface) 88%, transparent);
    }
  }
`;

export const Kind = styled.p`
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;
