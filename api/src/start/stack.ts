/** Steps to undo, last first. One that fails does not keep the others from being done. */
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
