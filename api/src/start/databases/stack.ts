/** Steps to undo, last first. A failed one does not prevent the others. */
export interface Stack {
  push(undo: () => Promise<void> | void): void;
  unwind(onError: (error: unknown) => void): Promise<void>;
}

export function createStack(): Stack {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    push(undo) {
      steps.push(undo);
    },
    async unwind(onError) {
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        try {
          await step();
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}
