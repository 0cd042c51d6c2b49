import {
  Button,
  Card,
  FoldedWords,
  Icon,
  IconButton,
  Inline,
  Kbd,
  LinkButton,
  Text,
  type IconName,
} from '@portal/shared/ui';
import { CopyButton } from '@portal/shared/ui/copy-button';
import { paths } from '../../icons/paths';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function Actions() {
  return (
    <Card>
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Save trip
            </Button>
          ))}
          <Button variant="primary" size={size} icon="plus">
            Add vehicle
          </Button>
          <Button variant="primary" size={size} busy>
            Saving
          </Button>
          <Button size={size} busy>
            Refreshing
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <LinkButton to="/listings" size={size}>
            Link
          </LinkButton>
          <Button size={size} icon="refresh">
            <FoldedWords>Words only where there is room</FoldedWords>
          </Button>
          <IconButton icon="x" label="Close" size={size} />
          <IconButton icon="refresh" label="Refresh" size={size} variant="secondary" />
        </Inline>
      ))}
      <CopyButton text="https://example.com" copied="Copied">
        Copy the address
      </CopyButton>
      <Inline gap={4}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <Icon key={name} name={name} size={20} label={name} />
        ))}
      </Inline>
      <Text>
        Press <Kbd>/</Kbd> to search, <Kbd>Esc</Kbd> to leave.
      </Text>
    </Card>
  );
}
