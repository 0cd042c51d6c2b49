import { ModalFrame, type ModalFrameProps } from './ModalFrame';

export type DrawerProps = Omit<ModalFrameProps, 'role'>;

/** Details at the side of the page, on the side where lines end. */
export function Drawer(props: DrawerProps) {
  return <ModalFrame {...props} place="inline-end" />;
}
