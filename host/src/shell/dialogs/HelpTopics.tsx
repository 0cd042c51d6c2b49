import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useHelpMessages } from '../../messages/useHelpMessages';
import { helpTopics } from './topics';

const List = styled.section`
  & > h3 {
    padding-block-end: var(--space-1);
    font-size: var(--text-3);
  }
`;

const Topic = styled.details`
  border-block-start: 1px solid var(--color-line);
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: calc(var(--control) + var(--space-1));
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    color: var(--color-ink-3);
    transition: transform var(--quick);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > p {
    padding-block-end: var(--space-4);
    color: var(--color-ink-2);
    max-inline-size: var(--measure);
  }
`;

/** The questions, one open at a time. */
export function HelpTopics({ open }: { open?: string | undefined }) {
  const t = useHelpMessages();
  return (
    <List>
      <h3>{t('help.topics')}</h3>
      {helpTopics.map((topic) => (
        <Topic key={topic} name="help-topic" open={topic === open}>
          <summary>
            {t(`help.topic.${topic}`)}
            <Icon name="chevron-down" />
          </summary>
          <p>{t(`help.answer.${topic}`)}</p>
        </Topic>
      ))}
    </List>
  );
}
