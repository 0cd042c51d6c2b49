import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  gap: 6px;
  color: var(--color-danger-ink);
  font-size: var(--text-2);
  font-weight: 500;
  line-height: 1.4;
  & > svg {
    margin-block-start: 2px;
  }
`;

/**
 * The error of a group of controls. Its element exists from the start, so that a screen reader announces what
 * appears in it.
 */
export function FieldProblem({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <Line>
          <Icon name="alert" size={14} />
          {error}
        </Line>
      )}
    </div>
  );
}
