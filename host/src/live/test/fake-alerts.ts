/** A browser that plays sounds and shows notifications, for tests. `restore` removes both. */
export function fakeAlerts(permission: NotificationPermission = 'granted') {
  const before = { Notification: globalThis.Notification, AudioContext: globalThis.AudioContext };
  const sounds: number[] = [];
  const shown: {
    readonly title: string;
    readonly options: NotificationOptions | undefined;
    onclick: (() => void) | null;
  }[] = [];
  const state = { permission, answer: permission };

  class FakeNotification {
    static get permission() {
      return state.permission;
    }
    static async requestPermission() {
      state.permission = state.answer;
      return state.permission;
    }
    onclick: (() => void) | null = null;
    constructor(
      readonly title: string,
      readonly options: NotificationOptions | undefined,
    ) {
      shown.push(this);
    }
    close() {}
  }

  class FakeNode {
    readonly frequency = { value: 0 };
    readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    connect = (next: FakeNode) => next;
    start = () => void sounds.push(this.frequency.value);
    stop = () => undefined;
  }

  class FakeAudioContext {
    readonly currentTime = 0;
    readonly destination = new FakeNode();
    resume = async () => undefined;
    close = async () => undefined;
    createOscillator = () => new FakeNode();
    createGain = () => new FakeNode();
  }

  Object.assign(globalThis, { Notification: FakeNotification, AudioContext: FakeAudioContext });
  return { sounds, shown, state, restore: () => Object.assign(globalThis, before) };
}
