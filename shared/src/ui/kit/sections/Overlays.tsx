import { Button, Card, Flag, IconButton, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import {
  ConfirmDialog,
  Dialog,
  DialogActions,
  Drawer,
  Menu,
  MenuItem,
  Popover,
  Tabs,
  Tooltip,
  TopDialog,
} from '@portal/shared/ui/overlays';
import { ToastHost, type Toast } from '@portal/shared/ui/toast';
import { useState } from 'react';
import { longText } from '../long-text';

const placements = ['top', 'bottom', 'start', 'end'] as const;
const toasts: Toast[] = [
  { id: 'plain', title: 'Link copied' },
  { id: 'good', title: 'Profile saved', description: 'Customers see it within a minute.', tone: 'success' },
  {
    id: 'bad',
    title: 'Something went wrong',
    description: 'Failed to fetch enquiries',
    tone: 'destructive',
    action: { label: 'Try again', onAction: () => undefined },
  },
];

export function Overlays() {
  const [shown, setShown] = useState<
    'dialog' | 'form' | 'confirm' | 'drawer' | 'top' | 'busy' | 'busy question' | 'long' | null
  >(null);
  const [toast, setToast] = useState<Toast | null>(null);
  const close = () => setShown(null);
  return (
    <Card>
      <Inline>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('confirm')}>Confirmation</Button>
        <Button onClick={() => setShown('drawer')}>Drawer</Button>
        <Button onClick={() => setShown('form')}>Dialog with a form</Button>
        <Button onClick={() => setShown('busy')}>Dialog, busy</Button>
        <Button onClick={() => setShown('busy question')}>Confirmation, busy</Button>
        <Button onClick={() => setShown('long')}>Drawer with long texts</Button>
        <Button onClick={() => setShown('top')}>Dialog at the top</Button>
        <Menu trigger={<Button icon="chevron-down">Menu</Button>}>
          <MenuItem id="ae" media={<Flag country="ae" />} description="Dirham">
            United Arab Emirates
          </MenuItem>
          <MenuItem id="in" media={<Flag country="in" />} description="Rupee">
            India
          </MenuItem>
          <MenuItem id="no" disabled>
            Not to be had
          </MenuItem>
          <MenuItem id="long" icon="car" description={longText}>
            {longText}
          </MenuItem>
          <MenuItem id="logout" icon="logout" tone="danger">
            Log out
          </MenuItem>
        </Menu>
        <Popover label="Filter" trigger={<Button>Popover</Button>}>
          {(done) => (
            <Stack>
              <TextField label="Least price" code />
              <Button variant="primary" onClick={done}>
                Apply
              </Button>
            </Stack>
          )}
        </Popover>
        {placements.map((placement) => (
          <Tooltip key={placement} text="Refreshed a minute ago" placement={placement}>
            <IconButton icon="refresh" label={`Tooltip, ${placement}`} title="" variant="secondary" />
          </Tooltip>
        ))}
        {toasts.map((one) => (
          <Button key={one.id} onClick={() => setToast(one)}>
            Toast: {one.title}
          </Button>
        ))}
      </Inline>
      <Tabs
        label="Trip"
        tabs={[
          {
            id: 'dates',
            label: 'Dates',
            content: <Text>When the vehicle goes out, and when it is back.</Text>,
          },
          { id: 'payment', label: 'Payment', content: <Text>What is paid, and what is left.</Text> },
          { id: 'contract', label: 'Contract', content: null, disabled: true },
        ]}
      />
      <Dialog
        open={shown === 'dialog'}
        title="Need help?"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <Text>Call us from Monday to Friday, 9am to 9pm.</Text>
      </Dialog>
      <Dialog open={shown === 'form'} title="Cancel T-000012?" size="sm" onClose={close}>
        <TextField label="Reason" />
        <DialogActions>
          <Button onClick={close}>Keep the trip</Button>
          <Button variant="danger" onClick={close}>
            Cancel the trip
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        tone="danger"
        title="Delete this listing?"
        confirmLabel="Delete listing"
        onConfirm={close}
        onCancel={close}
      >
        Photos and rates go with it. Trips stay.
      </ConfirmDialog>
      <Drawer
        open={shown === 'drawer'}
        title="Enquiry #a1b2c3"
        onClose={close}
        footer={<Button onClick={close}>Close</Button>}
      >
        <Text>Nissan Patrol, 3 days</Text>
      </Drawer>
      <Dialog open={shown === 'busy'} title={longText} onClose={close} busy />
      <ConfirmDialog
        open={shown === 'busy question'}
        title={longText}
        confirmLabel="Send again"
        cancelLabel="Not now"
        tone="primary"
        busy
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={shown === 'long'} title={longText} onClose={close}>
        <Text>{longText}</Text>
      </Drawer>
      {shown === 'top' && (
        <TopDialog label="Search" onClose={close}>
          <TextField label="Search" hideLabel placeholder="Search everything" />
        </TopDialog>
      )}
      <ToastHost toast={toast} onDismiss={() => setToast(null)} />
    </Card>
  );
}
