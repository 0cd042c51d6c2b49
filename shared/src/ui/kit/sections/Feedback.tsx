import {
  Badge,
  Banner,
  Button,
  Card,
  DescriptionList,
  Inline,
  ProgressBar,
  Spinner,
  type Tone,
} from '@portal/shared/ui';
import { Stepper } from '@portal/shared/ui/form';
import { longText } from '../long-text';

const bars = ['brand', 'info', 'success', 'accent', 'danger'] as const;
const tones: Tone[] = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'];
const steps = [
  { id: 'account', label: 'Account' },
  { id: 'email', label: 'E-mail' },
  { id: 'company', label: 'Company' },
  { id: 'done', label: 'Done' },
];

export function Feedback() {
  return (
    <Card>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={false}>without icon</Badge>
        <Badge icon="car">another icon</Badge>
        <Badge tone="warning">{longText}</Badge>
      </Inline>
      {tones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title="Your company is being reviewed"
          action={<Button size="sm">See details</Button>}
        >
          Listings stay unpublished until then. It takes about a day.
        </Banner>
      ))}
      <Banner tone="warning" title="A title only" />
      <Banner>A text only.</Banner>
      <Banner tone="info" title={longText} action={<Button size="sm">See details</Button>}>
        {longText}
      </Banner>
      <Stepper label="Registration" steps={steps} current="company" />
      <ProgressBar label="Published" value={0.35} />
      <ProgressBar label="Expires" value={0.15} tone="accent" />
      {bars.map((tone) => (
        <ProgressBar key={tone} label={tone} value={0.6} tone={tone} />
      ))}
      <ProgressBar label="Working" />
      <Inline>
        <Spinner />
        <Spinner size={20} />
        <Spinner size={28} label="Loading" />
      </Inline>
      <DescriptionList
        items={[
          { term: 'Vehicle', description: 'Nissan Patrol Platinum' },
          { term: 'Period', description: 'Jan 5 – Jan 8, 2025' },
          { term: 'Total', description: 'AED 1,350' },
          { term: 'Remark', description: longText },
        ]}
      />
    </Card>
  );
}
