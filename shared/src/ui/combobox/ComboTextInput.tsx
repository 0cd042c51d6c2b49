import { useContext, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ComboBoxStateContext, type ComboBoxState } from 'react-aria-components/ComboBox';
import { ComboInput } from './parts';

type State = ComboBoxState<unknown, 'single' | 'multiple'>;

const isChosen = (state: State, key: string | number) => state.selectionManager.isSelected(key);

/** The option whose full name is typed, or else, where one is enough, the only one left. */
function findTypedOption(state: State, { onlyOne }: { onlyOne: boolean }) {
  const typed = state.inputValue.trim().toLowerCase();
  if (!typed) return undefined;
  const options = [...state.collection].filter(({ type }) => type === 'item');
  return (
    options.find(({ textValue }) => textValue.toLowerCase() === typed) ??
    (onlyOne && options.length === 1 ? options[0] : undefined)
  );
}

/** Choosing a chosen option would remove it. */
const isToggledOff = (state: State, key: string | number) =>
  state.selectionManager.selectionMode === 'multiple' && isChosen(state, key);

/** React Aria lets Tab choose the highlighted line, or toggle the first chosen one. Here Tab only leaves the field. A full name still counts. */
function holdBeforeLeaving(state: State) {
  const typed = findTypedOption(state, { onlyOne: false });
  const key = typed && !isToggledOff(state, typed.key) ? typed.key : null;
  state.selectionManager.setFocusedKey(key);
  return key;
}

/** Enter takes the only match. With no match or several the text stays for more typing, and the form is not sent. */
function takeOnlyMatch(state: State, event: KeyboardEvent) {
  if (state.selectionManager.focusedKey !== null || state.inputValue === '') return;
  const match = findTypedOption(state, { onlyOne: true });
  if (match && !isToggledOff(state, match.key)) return state.selectionManager.setFocusedKey(match.key);
  event.preventDefault();
  event.stopPropagation();
  if (match) state.setInputValue('');
}

/** The typed text that finds an option. Listens before React Aria does. */
export function ComboTextInput(props: ComponentPropsWithRef<'input'>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <ComboInput
      {...props}
      onKeyDownCapture={(event) => {
        if (!state?.isOpen || event.nativeEvent.isComposing) return;
        if (event.key === 'Tab') holdBeforeLeaving(state);
        if (event.key === 'Enter') takeOnlyMatch(state, event);
      }}
      onBlurCapture={({ relatedTarget }) => {
        if (!state?.isOpen || relatedTarget?.closest('[role="listbox"]')) return;
        if (holdBeforeLeaving(state) !== null) state.commit();
      }}
    />
  );
}
