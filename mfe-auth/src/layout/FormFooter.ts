import styled from 'styled-components';

/** The alternative link below a form. */
export const FormFooter = styled.p`
  padding-block-start: var(--space-6);
  color: var(--color-ink-2);
  & a {
    font-weight: 600;
  }
`;
