import type { FailureDetails } from '#src/shared/failure.ts';

/** Words for one code: a sentence, or one made from the error's details. */
export type MessageEntry = string | ((details: FailureDetails) => string);
/** A code of the union without words does not compile. */
export type MessageTable<Code extends string> = Readonly<Record<Code, MessageEntry>>;
