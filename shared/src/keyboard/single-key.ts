const KEY = 'helpKey';
const OFF = 'off';

/** Whether a single key such as `?` or `/` acts. Agents who use voice input switch that off. */
export function isSingleKeyOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKey(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : OFF);
  } catch {
    // Without storage, it is on again in the next tab.
  }
}
