import { ModalFrame, type ModalFrameProps } from './ModalFrame';

export type DialogProps = ModalFrameProps;

export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} place="centre" />;
}
