import { Icon, VisuallyHidden } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import { isOpen, steps, type Step } from '../../../../entities/listing/model/steps';

const List = styled.ol`
  display: flex;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $state: 'current' | 'done' | 'ahead' }>`
  flex: 1;
  min-inline-size: 0;
  border-block-start: 3px solid
    ${({ $state }) => ($state === 'ahead' ? 'var(--color-line-2)' : 'var(--color-brand)')};
  & > * {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 32px;
    padding-block-start: var(--space-1);
    color: ${({ $state }) => ($state === 'current' ? 'var(--color-ink-1)' : 'var(--color-ink-3)')};
    font-size: var(--text-2);
    font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
    text-decoration: none;
  }
  /* The bar above shows it too; the text needs the room. */
  @media (max-width: 359.98px) {
    & svg {
      display: none;
    }
  }
  & > a:hover {
    color: var(--color-brand-ink);
    text-decoration: underline;
  }
`;

const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 359.98px) {
    padding-block: 2px;
    line-height: 1.3;
    white-space: normal;
  }
`;

interface StepsProps {
  current: Step;
  levelsFilled: number;
  /** Null while there is no listing to go to. */
  getStepPath: ((step: Step) => string) | null;
}

/** The current level of a listing, and links to the levels that are open. */
export function Steps({ current, levelsFilled, getStepPath }: StepsProps) {
  const t = useFormText();
  return (
    <nav aria-label={t('form.steps')}>
      <List>
        {steps.map((step, at) => {
          const isDone = step !== 'finish' && levelsFilled > at;
          const state = step === current ? 'current' : isDone ? 'done' : 'ahead';
          const words = (
            <>
              {isDone && <Icon name="check" size={14} />}
              <Word>{t(`form.step.${step}`)}</Word>
              {isDone && <VisuallyHidden>{t('form.step.done')}</VisuallyHidden>}
            </>
          );
          const isCurrent = step === current ? 'step' : undefined;
          return (
            <Item key={step} $state={state}>
              {getStepPath && isOpen(step, levelsFilled) ? (
                <Link to={getStepPath(step)} aria-current={isCurrent}>
                  {words}
                </Link>
              ) : (
                <span aria-current={isCurrent}>{words}</span>
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
