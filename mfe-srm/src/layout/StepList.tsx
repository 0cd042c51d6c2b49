import { Icon, VisuallyHidden } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: var(--space-1);
  padding: 0;
  list-style: none;
`;
const line = `
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: var(--control);
  padding: var(--space-2) 0;
  border-block-start: 3px solid var(--color-surface-3);
  color: var(--color-ink-3);
  font-size: var(--text-2);
  line-height: 1.3;
  text-decoration: none;
`;
const Item = styled.li`
  min-inline-size: 0;
  & > :is(a, span) {
    ${line}
  }
  & > a:hover {
    color: var(--color-ink-1);
    text-decoration: underline;
  }
  &[data-filled='true'] > :is(a, span) {
    border-color: var(--color-brand);
    color: var(--color-ink-2);
  }
  & > [aria-current] {
    border-color: var(--color-brand);
    color: var(--color-ink-1);
    font-weight: 650;
  }
  & svg {
    flex: none;
    color: var(--color-brand-ink);
  }
  /* On a phone there is room only for numbers; the current step's name is below. */
  & b {
    font-weight: inherit;
  }
  @media (max-width: 639px) {
    & b {
      position: absolute;
      clip-path: inset(50%);
    }
    & > :is(a, span) {
      justify-content: center;
    }
  }
`;
const Current = styled.p`
  display: none;
  font-weight: 650;
  @media (max-width: 639px) {
    display: block;
  }
`;

export interface StepOfList {
  readonly id: string;
  readonly label: string;
  readonly isFilled: boolean;
  /** Its address; none while it cannot be opened. */
  readonly to?: string | undefined;
}
interface Props {
  label: string;
  /** The label of a completed step. */
  filledText: string;
  steps: readonly StepOfList[];
  current: string;
}

/** Steps in order: which are done, the current one, and links to each. */
export function StepList({ label, filledText, steps, current }: Props) {
  return (
    <nav aria-label={label}>
      <List $count={steps.length}>
        {steps.map(({ id, label: name, isFilled, to }, at) => {
          const isCurrent = id === current;
          const words = (
            <>
              {isFilled ? <Icon name="check" size={14} /> : <span aria-hidden>{at + 1}</span>}
              <b>{name}</b>
              {isFilled && <VisuallyHidden> {filledText}</VisuallyHidden>}
            </>
          );
          return (
            <Item key={id} data-filled={isFilled}>
              {to === undefined ? (
                <span aria-current={isCurrent ? 'step' : undefined}>{words}</span>
              ) : (
                <Link to={to} aria-current={isCurrent ? 'step' : undefined}>
                  {words}
                </Link>
              )}
            </Item>
          );
        })}
      </List>
      <Current aria-hidden>{steps.find(({ id }) => id === current)?.label}</Current>
    </nav>
  );
}
