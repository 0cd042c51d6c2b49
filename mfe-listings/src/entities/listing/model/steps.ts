/** A listing's three levels, and the page after them. */
export const steps = ['basics', 'specifications', 'features', 'finish'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

/** Where a listing opens: at the first incomplete level, or at the start if it is complete. */
export function findStepToResume(levelsFilled: number): Step {
  if (levelsFilled >= 3) return 'basics';
  return steps[levelsFilled] ?? 'basics';
}

/** A level is open once the one before it was saved. */
export const isOpen = (step: Step, levelsFilled: number): boolean => {
  if (step === 'basics') return true;
  if (step === 'specifications') return levelsFilled >= 1;
  return levelsFilled >= 2;
};

export const nextStep = (step: Step): Step =>
  steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? 'finish';
