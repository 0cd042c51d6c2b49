import { largerTargetStyle } from '@portal/shared/ui';
import { css } from 'styled-components';
import { columnAlignment, tight, wide } from './cell';

/** The vehicle's photo and the customer's initials. */
export const marks = css`
  & .photo,
  & .avatar {
    display: grid;
    place-items: center;
    overflow: hidden;
  }
  & .photo {
    inline-size: 56px;
    block-size: 42px;
    border-radius: var(--radius-1);
    background: var(--color-surface-2);
    color: var(--color-ink-4);
    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: cover;
    }
  }
  & .avatar {
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    background: var(--color-brand-soft);
    color: var(--color-brand-ink);
    font-size: var(--text-1);
    font-weight: 700;
  }
  ${wide} {
    & .photo {
      inline-size: 44px;
      block-size: 33px;
    }
    & .avatar {
      inline-size: 26px;
      block-size: 26px;
    }
  }
  ${tight} {
    & > :is(.vehicle, .customer) {
      gap: var(--space-2);
    }
    & .avatar {
      inline-size: 24px;
      block-size: 24px;
      font-size: 10px;
    }
  }
`;

export const vehicleName = css`
  & .name {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-ink-1);
    font-size: var(--text-3);
    font-weight: 600;
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
    ${largerTargetStyle}
    &:hover {
      color: var(--color-brand-ink);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    /* Two lines fit a row of the table too: a name of five thousand letters stays within them. */
    & > span {
      ${columnAlignment}
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
  }
  /* The code is short and stays in one line; a long place takes two. */
  & p.place {
    display: flex;
    gap: 0.75em;
    white-space: normal;
    & > :first-child {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      min-inline-size: 0;
      overflow: hidden;
    }
    & > .code {
      flex: none;
    }
  }
`;
