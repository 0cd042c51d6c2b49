import { useI18n } from '@portal/shared/portal';
import { translateLabel } from '@portal/shared/remote';
import { useRemotes } from '../../../core/host-context';
import { listTargets } from '../model/build-found';

/** The words that begin an action in the search, in the language of the portal, with what they do. */
export function useActionWords(): readonly { readonly word: string; readonly label: string }[] {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  return listTargets(entries).flatMap(({ words, label = '', labels }) => {
    const [word] = words?.[locale] ?? words?.en ?? [];
    return word === undefined ? [] : [{ word, label: translateLabel({ label, labels }, locale) }];
  });
}
