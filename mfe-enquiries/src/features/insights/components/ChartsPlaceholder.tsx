import styled from 'styled-components';

/** As high as the charts that are loading, so that nothing moves when they appear. */
export const ChartsPlaceholder = styled.div`
  block-size: 33rem;
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
`;
