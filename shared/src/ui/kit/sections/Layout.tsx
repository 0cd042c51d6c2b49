import {
  Button,
  Card,
  FieldRow,
  Heading,
  Inline,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@portal/shared/ui';
import styled from 'styled-components';
import { longText } from '../long-text';

const Box = styled.span<{ $tall?: boolean }>`
  padding: ${({ $tall }) => ($tall ? 'var(--space-4)' : 'var(--space-1)')} var(--space-3);
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
`;

const aligns = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifies = ['start', 'center', 'end', 'space-between'] as const;
const columns = ['stretch', 'start', 'center', 'end'] as const;
const weights = [400, 500, 600, 700] as const;
const tones = ['default', 'secondary', 'muted', 'danger', 'success', 'inherit'] as const;

/** Headings of pages, cards, rows, columns and texts. */
export function Layout() {
  return (
    <>
      <Card>
        <PageHeader title="A title only" />
        <PageHeader title="With a subtitle" subtitle="What the page is for." />
        <PageHeader
          title={longText}
          subtitle={longText}
          back={<LinkButton to="/kit">Back</LinkButton>}
          actions={
            <>
              <Button icon="refresh">Refresh</Button>
              <Button>Export</Button>
              <Button variant="primary" icon="plus">
                Add vehicle
              </Button>
            </>
          }
        />
      </Card>
      <Card title={longText} subtitle={longText} actions={<Button size="sm">Edit</Button>}>
        <Text>A card with a long title, a subtitle and an action.</Text>
      </Card>
      <Card padding={2}>
        <Text>A card with less space inside.</Text>
      </Card>
      <Card title="Inline and Stack">
        {aligns.map((align) => (
          <Inline key={align} align={align} wrap>
            <Box $tall>Inline</Box>
            <Box>aligned</Box>
            <Box>{align}</Box>
          </Inline>
        ))}
        {justifies.map((justify) => (
          <Inline key={justify} justify={justify} wrap={false}>
            <Box>Inline</Box>
            <Box>justified</Box>
            <Box>{justify}</Box>
          </Inline>
        ))}
        <FieldRow>
          {columns.map((align) => (
            <Stack key={align} align={align} gap={1}>
              <Box>Stack</Box>
              <Box>aligned, {align}</Box>
            </Stack>
          ))}
        </FieldRow>
      </Card>
      <Card title="Texts">
        <Heading level={3}>{longText}</Heading>
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            A text of weight {weight}
          </Text>
        ))}
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            A text in the tone {tone}
          </Text>
        ))}
        <Text>{longText}</Text>
        <Text truncate>{`${longText}. ${longText}`}</Text>
      </Card>
    </>
  );
}
