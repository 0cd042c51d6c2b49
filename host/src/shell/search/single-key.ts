const KEY = 'helpKey';
const OFF = 'off';

/** Whether `?` alone opens the keyboard help. Agents who use voice input switch it off. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setHelpKey(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : OFF);
  } catch {
    // Without storage, it is on again in the next tab.
  }
}
