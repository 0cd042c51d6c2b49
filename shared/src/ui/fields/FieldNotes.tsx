import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import type { FieldFrameProps } from './useField';

const Help = styled.div`
  padding-block-start: 6px;
  color: var(--color-ink-3);
  font-size: var(--text-2);
  line-height: 1.4;
`;

const ErrorText = styled.div`
  display: flex;
  gap: 6px;
  padding-block-start: 6px;
  color: var(--color-danger-ink);
  font-size: var(--text-2);
  font-weight: 500;
  line-height: 1.4;
  & > svg {
    margin-block-start: 2px;
  }
`;

type Notes = Pick<FieldFrameProps, 'help' | 'error' | 'helpId' | 'errorId'>;

/** The container of the error exists from the start: only then does a screen reader announce what appears in it. */
export function FieldNotes({ help, error, helpId, errorId }: Notes) {
  return (
    <>
      {help && <Help id={helpId}>{help}</Help>}
      <div aria-live="polite">
        {error && (
          <ErrorText id={errorId}>
            <Icon name="alert" size={14} />
            {error}
          </ErrorText>
        )}
      </div>
    </>
  );
}
