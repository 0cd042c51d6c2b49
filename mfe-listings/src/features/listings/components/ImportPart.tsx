import { useLazyPart } from '@portal/shared/lazy';

const load = async () =>
  (await import(/* webpackChunkName: "listings-import" */ '../../import/ImportDialog')).ImportDialog;

interface Props {
  onAdded: () => void;
  onClose: () => void;
}

/** The import, whose file comes when it is asked for. */
export function ImportPart(props: Props) {
  const loaded = useLazyPart(load, true, props.onClose);
  return loaded && <loaded.Part {...props} />;
}
