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
import { SendButton } from '@portal/shared/ui/send-button';
import { paths } from '../../icons/paths';
import { longText } from '../long-text';

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
          <SendButton size={size}>Start trip</SendButton>
          <SendButton size={size} variant="danger" icon="x" busy>
            Ending
          </SendButton>
          <Button size={size} busy>
            Refreshing
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          {variants.map((variant) => (
            <LinkButton key={variant} to="/listings" size={size} variant={variant}>
              Link
            </LinkButton>
          ))}
          <LinkButton to="/listings" size={size} icon="car">
            Link
          </LinkButton>
          <Button size={size} icon="refresh">
            <FoldedWords>Words only where there is room</FoldedWords>
          </Button>
          <IconButton icon="x" label="Close" size={size} />
          {variants.map((variant) => (
            <IconButton
              key={variant}
              icon="refresh"
              label={`Refresh, ${variant}`}
              size={size}
              variant={variant}
            />
          ))}
          <IconButton icon="refresh" label="Refresh, disabled" size={size} variant="secondary" disabled />
        </Inline>
      ))}
      <Button variant="primary" fullWidth>
        As wide as its place
      </Button>
      <LinkButton to="/listings" fullWidth>
        A link as wide as its place
      </LinkButton>
      <Button icon="car">{longText}</Button>
      <LinkButton to="/listings" icon="car">
        {longText}
      </LinkButton>
      <Inline>
        <CopyButton text="https://example.com" copied="Copied">
          Copy the address
        </CopyButton>
        <CopyButton
          text="https://example.com"
          copied="Copied"
          getLabel={(isCopied) => (isCopied ? 'The address is copied' : 'Copy the long address')}
        >
          {longText}
        </CopyButton>
      </Inline>
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
