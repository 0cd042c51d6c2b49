/** Two rising tones: seconds from now, hertz. */
const tones = [
  [0, 784],
  [0.16, 1047],
] as const;
const LENGTH = 0.32;
const LOUDNESS = 0.16;

/** Plays a short sound. Before the agent's first click or key the browser allows none and logs a warning, so this stays silent. */
export async function playChime(): Promise<void> {
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.hasBeenActive === false) return;
  try {
    const context = new AudioContext();
    await context.resume();
    for (const [after, frequency] of tones) ring(context, context.currentTime + after, frequency);
    setTimeout(() => void context.close(), 1000 * (2 * LENGTH));
  } catch (error) {
    console.info('No sound can be made here', error);
  }
}

function ring(context: AudioContext, start: number, frequency: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
