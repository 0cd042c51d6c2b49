/** An error whose text is meant for the person at the terminal: shown alone, without a stack. */
export class Refusal extends Error {}
