import styled from 'styled-components';

/** The actions of a form in a dialog, at its end. On a phone one below the other, the main one first, as in the footer of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  @media (max-width: 479px) {
    flex-direction: column-reverse;
    & > * {
      inline-size: 100%;
    }
  }
`;
